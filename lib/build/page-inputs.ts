import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { codeFiles, hashFiles } from '../node/code-hash'
import { contentHash } from '../node/content-hash'
import { contentDir } from '../config/content-folder'
import { isIgnored } from '../content-files/listing'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import type { ContentPage } from '../content-model/types'
import { site } from '../config/site'
import { listFiles } from '../node/list-files'
import { cloudFrontSource } from './outputs/redirects-file'

/*
 * The inputs of a doc's or post's exported files. The cache reuses the files while the fingerprint is the same, so the
 * fingerprint must include everything that a page reads; in case of doubt, include it.
 *
 * Inputs of a single page: its record with all fields, its language, the source of its body, and the revisions of all
 * pages if it lists them.
 *
 * Inputs that all pages share; a change of any of them renders all pages again:
 * - the site's code and texts, and the packages: as locked, and as installed;
 * - the configuration of the tools, with `.env` files and `public/`;
 * - Node, and the language and time zone of the machine, which affect sorting and dates;
 * - the values of `lib/config/site.ts` with the environment applied, and the date of the build;
 * - all files of the content folder that are not pages: sidebars, tags, authors, rules, the OpenAPI document, images,
 *   example tables, recorded SQL results; those of the site's own folder too if another one is built;
 * - the snapshot, for sidebars, pagers, cards, links and translations; without the fields that appear only on the page
 *   itself and on lists of posts: the body, the last update and its note, the reading time.
 *
 * Inputs of a list: those that all pages share; for a list of posts also the posts with all fields, because it shows
 * their excerpts.
 */

const toolConfig = /^\.env|^(?!.*\.d\.ts$).*\.(?:ts|m?js|json)$/
/** True for files of the content folder that are not inputs of other pages: pages, and files only for the check. */
const isUnshared = (file: string) => /\.mdx?$/.test(file) || file === 'published.txt'
/** Whether the build generates a file from the inputs above. */
const isGenerated = (file: string) => file.startsWith('_')

/** The folders of the site's code; the packages are in the lockfile. */
const codeFolders = ['app', 'components', 'lib', 'messages']

/**
 * Returns a hash of all shared inputs except for the snapshot: code, tools, settings, and the content files that are
 * not pages. Unlike `codeHash`, it reads the files on each call, to detect edits during a build.
 */
export function sharedInputs(): string {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const facts = JSON.stringify([process.versions, process.env.NODE_ENV, locale, timeZone, site, contentDir])
  return createHash('sha1').update(facts).update(hashFiles(sharedFiles())).digest('hex')
}

/**
 * Returns a hash of what decides how Next compiles the app: code, packages and tools. Content and settings are read when
 * pages are rendered.
 */
export function compileInputs(): string {
  const facts = JSON.stringify([process.versions, process.env.NODE_ENV])
  return createHash('sha1').update(facts).update(hashFiles(compiledFiles())).digest('hex')
}

function compiledFiles(): string[] {
  const root = readdirSync('.', { withFileTypes: true }).filter(
    (entry) => entry.isFile() && toolConfig.test(entry.name),
  )
  return [
    ...[path.join('node_modules', '.package-lock.json')].filter(existsSync),
    ...root.map(({ name }) => name).sort(),
    ...codeFolders.filter(existsSync).flatMap(codeFiles),
  ]
}

function sharedFiles(): string[] {
  return [
    ...compiledFiles(),
    ...filesBelow('public', (file) => !isGenerated(file)),
    ...[...new Set([contentDir, site.contentDir])].flatMap((folder) =>
      contentFiles(folder, (file) => !isUnshared(file)),
    ),
  ]
}

/**
 * Returns the inputs of a build that `sharedInputs` leaves out: pages, files for the check alone, and the source of a
 * file for hosts.
 */
export function unsharedFiles(): string[] {
  return [...contentFiles(contentDir, isUnshared), ...[cloudFrontSource].filter(existsSync)]
}

function contentFiles(folder: string, counts: (file: string) => boolean): string[] {
  return filesBelow(folder, (file) => !isIgnored(file) && counts(file))
}

function filesBelow(folder: string, counts: (file: string) => boolean): string[] {
  const files = existsSync(folder) ? listFiles(folder) : []
  return files.filter(counts).map((file) => path.join(folder, file))
}

/** The fingerprints of the pages of a build; equal fingerprints mean equal exported files. */
export interface Fingerprints<Page> {
  /** By doc or post. */
  readonly pages: ReadonlyMap<Page, string>
  /** Of every list of docs, and of every list of posts. */
  readonly docLists: string
  readonly postLists: string
}

/** Returns the fingerprints of docs and posts, and of the lists of them. */
export function pageFingerprints<Page extends ContentPage>(
  pages: readonly Page[],
  { snapshot, sharedInputsHash }: { snapshot: Snapshot; sharedInputsHash: string },
): Fingerprints<Page> {
  const shared = JSON.stringify([
    sharedInputsHash,
    { ...snapshot, synonyms: [], docs: snapshot.docs.map(sharedFacts), posts: snapshot.posts.map(sharedFacts) },
  ])
  const sharedHash = contentHash(shared)
  const fingerprint = (...own: unknown[]) => contentHash(JSON.stringify([sharedHash, ...own]))
  const revisions = [...snapshot.docs, ...snapshot.posts].map(({ revision }) => revision)
  // any page may import the list
  const isListImported = Object.values(snapshot.imported ?? {}).some(({ text }) => text.includes('<WhatsNew'))
  return {
    pages: new Map(pages.map((page) => [page, fingerprint(page, (page.showsChanges || isListImported) && revisions)])),
    docLists: fingerprint('docs'),
    postLists: fingerprint(snapshot.posts),
  }
}

/** Returns the fields of a page that other pages can show. */
function sharedFacts(page: ContentPage): object {
  const own = { lastUpdate: undefined, revision: undefined, outdated: undefined }
  return { ...page, ...own, readingTime: undefined, bodyHash: undefined }
}
