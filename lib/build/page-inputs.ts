import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { codeFiles, hashFiles } from '../node/code-hash'
import { contentHash } from '../node/content-hash'
import { contentDir } from '../config/content-folder'
import { isIgnored } from '../content-files/listing'
import { sidebarsNames } from '../content-files/project/sidebars-file'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import type { QueriedPart } from '../site-data/source'
import { site } from '../config/site'
import { listFiles } from '../node/list-files'
import { cloudFrontSource } from './outputs/redirects-file'

/*
 * The inputs that all pages share; a change of any of them renders all pages again. What else a page is made from is known
 * by its queries (`lib/site-data/page-query.ts`). In case of doubt, an input is shared:
 * - the site's code and texts, and the packages: as locked, and as installed;
 * - the configuration of the tools, with `.env` files and `public/`;
 * - Node, and the language and time zone of the machine, which affect sorting and dates;
 * - the values of `lib/config/site.ts` with the environment applied, and the date of the build;
 * - the files of the content folder that are neither pages nor read by queries: rules, the OpenAPI document, images,
 *   example tables, recorded SQL results; those of the site's own folder too if another one is built;
 * - what pages read of the snapshot without a query: rules, terms, versions, settings, imported files.
 */

const toolConfig = /^\.env|^(?!.*\.d\.ts$).*\.(?:ts|m?js|json)$/
/** True for files of the content folder that pages read by queries only, or that are only for the check. */
const isUnshared = (file: string) =>
  /\.mdx?$/.test(file) || [...sidebarsNames, 'tags.yml', 'authors.yml', 'published.txt'].includes(file)
/** Whether the build generates a file from the inputs above. */
const isGenerated = (file: string) => file.startsWith('_')

/** The folders of the site's code; the packages are in the lockfile. */
const codeFolders = ['app', 'components', 'lib', 'messages']

/**
 * Returns a hash of all shared inputs except for those in the snapshot: code, tools, settings, and the content files that are
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

/** Returns a hash of what pages read of a snapshot without a query. */
export function sharedContentHash(snapshot: Snapshot): string {
  const queried = { docs: 0, posts: 0, sidebars: 0, tags: 0, authors: 0, redirects: 0 } satisfies Record<QueriedPart, 0>
  return contentHash(JSON.stringify({ ...snapshot, ...queried, synonyms: 0 }))
}
