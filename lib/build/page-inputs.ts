import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { codeFiles, hashFiles } from '../node/code-hash'
import { contentDir } from '../config/content-folder'
import type { Snapshot } from '../content-files/snapshot/snapshot'
import type { ContentPage } from '../content-model/types'
import { site } from '../config/site'
import { listFiles } from '../node/list-files'

/*
 * What the exported file of a doc or a post depends on. Two pages of one fingerprint are the same file, so whatever a
 * page begins to read has to be in here; what is in doubt is in.
 *
 * A page's own: its record with all its fields, its language, and its body as it was written.
 *
 * Everybody's, and a change of it makes every page anew:
 * - the site's code and texts, and the packages: as locked, and as installed;
 * - what configures the tools, `.env` files and `public/` included;
 * - Node, and the language and time zone of the machine, by which texts are sorted and days are written;
 * - `lib/config/site.ts` as the environment has filled it, the day of the build with it;
 * - all files of the content folder that are no pages: sidebars, tags, authors, rules, the API's document, pictures,
 *   example tables, what was recorded of SQL; the site's own too, where another folder is built;
 * - the snapshot, for the sidebars, pagers, cards, links and translations of others; without what of a page is shown on
 *   that page and on lists only, which are never kept: its body, its last update, how long it takes to read.
 */

const ofTools = /^\.env|^(?!.*\.d\.ts$).*\.(?:ts|m?js|json)$/
const isPage = (file: string) => /\.mdx?$/.test(file)
/** Made by the build from what is listed above. */
const isMade = (file: string) => file.startsWith('_')

/** What the site is made of beside its content; the packages are in the lock. */
export const codeFolders = ['app', 'components', 'lib', 'messages']

/**
 * A hash of everything that is not content: code, tools, settings, and the files beside the pages. It is read anew on
 * each call, unlike `codeHash`, to tell whether anything was edited in the meantime.
 */
export function surroundings(): string {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const facts = JSON.stringify([process.versions, process.env.NODE_ENV, locale, timeZone, site, contentDir])
  return createHash('sha1').update(facts).update(hashFiles(filesAround())).digest('hex')
}

function filesAround(): string[] {
  const root = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile() && ofTools.test(entry.name))
  return [
    ...[path.join('node_modules', '.package-lock.json')].filter(existsSync),
    ...root.map(({ name }) => name).sort(),
    ...codeFolders.filter(existsSync).flatMap(codeFiles),
    ...filesBelow('public', (file) => !isMade(file)),
    ...[...new Set([contentDir, site.contentDir])].flatMap((folder) => filesBelow(folder, (file) => !isPage(file))),
  ]
}

function filesBelow(folder: string, counts: (file: string) => boolean): string[] {
  const files = existsSync(folder) ? listFiles(folder) : []
  return files.filter(counts).map((file) => path.join(folder, file))
}

/** The fingerprint of each page: as long as it stays, so do the page's exported files. */
export function pageFingerprints<Page extends ContentPage>(
  pages: readonly Page[],
  { snapshot, around }: { snapshot: Snapshot; around: string },
): Map<Page, string> {
  const shared = JSON.stringify([
    around,
    { ...snapshot, synonyms: [], docs: snapshot.docs.map(toOthers), posts: snapshot.posts.map(toOthers) },
  ])
  const everybodys = createHash('sha1').update(shared).digest('hex')
  return new Map(
    pages.map((page) => {
      const own = JSON.stringify([everybodys, page])
      return [page, createHash('sha1').update(own).digest('hex')]
    }),
  )
}

/** A page's facts that the pages of others can show. */
function toOthers(page: ContentPage): object {
  return { ...page, lastUpdate: undefined, outdated: undefined, readingTime: undefined, bodyHash: undefined }
}
