import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withCsp } from '../../hosting/csp'
import { publicHref } from '../../config/routes'
import { site } from '../../config/site'
import { localeInfo, locales, type Locale } from '../../i18n/locales'
import { allDocs } from '../../site-data/docs'
import { allPosts } from '../../site-data/posts'
import { redirectedPages, type RedirectedPage } from '../../site-data/redirects'
import { redirectHtml } from '../meta-refresh-page'

/** A former page, whose URL redirects. */
export interface FormerPage extends RedirectedPage {
  readonly locale: Locale
  /** The path with the base. */
  readonly href: string
}

/** Returns the former pages of all languages. */
export function formerPages(): FormerPage[] {
  return locales.flatMap((locale) =>
    redirectedPages(locale).map((former) => ({ ...former, locale, href: publicHref(locale, former.page) })),
  )
}

/** Writes a page that redirects at each former URL, for hosts that do not redirect it themselves. */
export function writeRedirectPages(outDir: string, former: readonly FormerPage[]): void {
  for (const { locale, href, target, sections } of former) {
    const folder = path.join(outDir, href)
    const html = redirectHtml({
      target: encodeURI(target),
      canonical: site.url + encodeURI(target.replace(/#.*/, '')),
      title: titleOf(locale, target),
      lang: localeInfo[locale].tag,
      sections,
    })
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), withCsp(html))
  }
}

function titleOf(locale: Locale, target: string): string {
  const pages = [...allDocs(locale), ...allPosts(locale)]
  return pages.find((page) => publicHref(locale, page.path) === target.replace(/#.*/, ''))?.title ?? site.product.name
}
