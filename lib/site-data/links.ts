import type { Locale } from '../i18n/locales'
import { isGeneratedPage, localizedLink, pagePathOfHref, paths, publicPath, type PagePath } from '../config/routes'
import { assetFile, mediaFilePath } from '../content-files/images'
import { staticFile } from '../content-files/static-files'
import { withoutEnding, withoutLocale } from '../content-model/content-path'
import { fromDocusaurusPath, withBaseUrl } from '../content-model/docusaurus-urls'
import { linkedFiles } from '../content-model/link-files'
import { generatedIndexes } from '../content-model/generated-indexes'
import { isFile } from '../text/external-url'
import { allDocs } from './docs'
import { allPosts } from './posts'
import { pageQuery } from './page-query'
import { perSnapshot, sharedContent, snapshot } from './source'

/** Returns the page paths of a language by source file, without language and extension. */
const pathByFile = perSnapshot(
  (locale: Locale) =>
    new Map(
      [...allDocs(locale), ...allPosts(locale)].map(({ sourceFile, path }) => [
        withoutEnding(withoutLocale(sourceFile)),
        path,
      ]),
    ),
)

const knownPages = perSnapshot(
  (locale: Locale): ReadonlySet<PagePath> =>
    new Set([
      paths.home,
      ...pathByFile(locale).values(),
      ...generatedIndexes(snapshot().sidebars).map(({ page }) => page),
    ]),
)

/** Returns the path of the page that a link to a file leads to. */
const linkedPage = pageQuery(
  'linkedPage',
  (locale: Locale, target: string): PagePath | undefined =>
    linkedFiles(target).flatMap((file) => pathByFile(locale).get(withoutEnding(file)) ?? [])[0],
)

const isKnownPage = pageQuery('isKnownPage', (locale: Locale, page: PagePath) => knownPages(locale).has(page))

/**
 * Resolves the URL of a link in a body: `doc:docs/x.mdx#y` becomes the page's public path in the reader's language,
 * `asset:docs/x.pdf` that of the file, a root-relative path gets the prefix of that language, `site:` and `outside:`
 * paths are those of a Docusaurus site. `home`, the URL of the full page of an excerpt, is prepended to anchors.
 */
export function resolveHref(href: string, locale: Locale, home = ''): string {
  if (href.startsWith('#')) return home + href
  const [, scheme, target = '', rest = ''] = /^(doc|asset|site|outside):([^?#]+)(.*)$/s.exec(href) ?? []
  if (scheme === 'doc') {
    const page = linkedPage(locale, target)
    return page === undefined ? `#${target}` : publicPath(locale, page) + rest
  }
  if (scheme === 'asset') {
    const file = assetFile(`asset:${target}`, locale)
    return file === undefined ? `#${target}` : mediaFilePath(file) + rest
  }
  return scheme === undefined ? localized(href, locale) : fromDocusaurus(target, rest, locale)
}

/** Adds the prefix of the language to the path of a page; a page may have the name of a file. */
function localized(href: string, locale: Locale): string {
  return isFile(href) && staticFile(href) !== undefined ? href : localizedLink(locale, href)
}

/** Resolves a path of a Docusaurus site; a link to a page or file that was not migrated leads to that site. */
function fromDocusaurus(path: string, rest: string, locale: Locale): string {
  const { docusaurus } = sharedContent().settings ?? {}
  if (!docusaurus) return path + rest
  const here = fromDocusaurusPath(path, docusaurus)
  const page = pagePathOfHref(here)
  const exists = isFile(here) ? staticFile(here) !== undefined : isKnownPage(locale, page) || isGeneratedPage(page)
  if (exists || docusaurus.url === undefined) return localized(here, locale) + rest
  return docusaurus.url + withBaseUrl(path, docusaurus.baseUrl) + rest
}
