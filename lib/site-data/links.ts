import { localeInfo, type Locale } from '../i18n/locales'
import { publicPath } from '../config/routes'
import { allDocs } from './docs'
import { withoutEnding, withoutLocale } from '../content-model/content-path'
import { allPosts } from './posts'
import { perSnapshot } from './source'

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

/**
 * Resolves the URL of a link in a body: `doc:docs/x.mdx#y` becomes the page's public path in the reader's language, a
 * root-relative path gets the prefix of that language, other URLs are unchanged. `home` is the URL of the full page if
 * the body is an excerpt on another page; it is prepended to anchors.
 */
export function resolveHref(href: string, locale: Locale, home = ''): string {
  if (href.startsWith('#')) return home + href
  const file = /^doc:([^?#]+)(.*)$/.exec(href)
  if (file) {
    const [, target = '', rest = ''] = file
    const page = pathByFile(locale).get(withoutEnding(target))
    return page === undefined ? `#${target}` : publicPath(locale, page) + rest
  }
  const { prefix } = localeInfo[locale]
  const isLocal = href.startsWith('/') && !href.startsWith('//')
  return isLocal && prefix && !href.startsWith(`/${prefix}/`) ? publicPath(locale, href.slice(1)) : href
}
