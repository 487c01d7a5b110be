import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sidebarNames, sidebarNav } from '../../site-data/docs'
import { readingOrder } from '../../content-model/nav'
import type { PageType, RouteEntry } from '../../site-data/route-table'
import { locales, pickLocale, type Locale } from '../../i18n/locales'
import { fillMessage, messages } from '../../i18n/messages'
import { llmsFullText, llmsText, type ListedPage, type SiteSummary } from '../../markdown-pages/llms'
import { cachedPage, convertPage, type PublishedPage } from '../../markdown-pages/convert'
import { markdownFile, type PlainPage } from '../../markdown-pages/markdown'
import { forEachLimited } from '../../node/for-each-limited'
import { linkSameText } from '../../node/link-files'
import { mapWithWorkers, computeMissing } from '../../node/pool'
import { markdownPath, paths, publicHref, publicUrl } from '../../config/routes'
import { site } from '../../config/site'

/** The page types without a Markdown version. */
const withoutMarkdown: ReadonlySet<PageType> = new Set([
  'redirect',
  'search',
  'feed',
  'api-document',
  'policy',
  'translation-status',
])

/** The number of files written concurrently; all at once would be too many open files. */
const AT_ONCE = 16

type MarkdownFile = readonly [locale: Locale, path: string, text: string]

/**
 * Writes the Markdown version of every page, and each language's `llms.txt` and `llms-full.txt`. Links the files that are the
 * same in `before`, the folder of the last site.
 */
export async function writeMarkdownPages(outDir: string, table: readonly RouteEntry[], before: string): Promise<void> {
  const entries = table.filter(({ type }) => !withoutMarkdown.has(type))
  const published = entries.map(({ locale, page }): PublishedPage => ({
    html: path.join(outDir, publicHref(locale, page), 'index.html'),
    url: publicUrl(locale, page),
  }))
  const worker = { name: 'convertPage', module: new URL('../../markdown-pages/convert.ts', import.meta.url) }
  const pages = await computeMissing(published, cachedPage, (open) => mapWithWorkers(open, convertPage, worker))
  const converted = entries.flatMap((entry, index): [RouteEntry, PlainPage][] => {
    const page = pages[index]
    return page ? [[entry, page]] : []
  })
  const texts = converted.map(([{ locale, page }, text]): MarkdownFile => [
    locale,
    markdownPath(page),
    markdownFile(text),
  ])
  const lists = locales.flatMap((locale): MarkdownFile[] => {
    const summary = siteSummary(locale, listedPages(locale, converted))
    return [
      [locale, paths.llms, llmsText(summary)],
      [locale, paths.llmsFull, llmsFullText(summary)],
    ]
  })
  await forEachLimited([...texts, ...lists], AT_ONCE, async ([locale, page, text]) => {
    const file = publicHref(locale, page)
    const target = path.join(outDir, file)
    if (!linkSameText(path.join(before, file), target, text)) await writeFile(target, text)
  })
}

/** Returns the pages of a language that its lists contain. */
function listedPages(locale: Locale, pages: readonly [RouteEntry, PlainPage][]): [RouteEntry, ListedPage][] {
  return pages
    .filter(([entry]) => entry.locale === locale && entry.inSitemap)
    .map(([entry, page]) => [entry, { href: publicUrl(locale, markdownPath(entry.page)), page }])
}

/** Returns the pages of a language in sections: each sidebar in reading order, the other docs, the posts. */
function siteSummary(locale: Locale, listed: readonly [RouteEntry, ListedPage][]): SiteSummary {
  const { blog, markdown } = messages[locale]
  const chosen = (keep: (entry: RouteEntry) => boolean) =>
    listed.filter(([entry]) => keep(entry)).map(([, page]) => page)
  const bySidebar = sidebarNames().map((name) => {
    const order = readingOrder(sidebarNav(locale, name)).map(({ docId }) => `doc:${locale}:${docId}`)
    const places = new Map(order.map((propsId, index): [string, number] => [propsId, index]).reverse())
    const place = ({ propsId }: RouteEntry) => places.get(propsId) ?? order.length
    const ofSidebar = listed.filter(([{ sidebar }]) => sidebar === name)
    return {
      title: sidebarTitle(name, locale),
      pages: ofSidebar.sort(([one], [other]) => place(one) - place(other)).map(([, page]) => page),
    }
  })
  const others = chosen(({ context, sidebar, type }) => context === 'docs' && sidebar === undefined && type === 'doc')
  return {
    title: site.product.name,
    summary: pickLocale(site.tagline, locale),
    notes: fillMessage(markdown.notes, {
      full: publicUrl(locale, paths.llmsFull),
      other: publicUrl(locale === 'en' ? 'zh' : 'en', paths.llms),
    }),
    sections: [
      ...bySidebar,
      { title: markdown.others, pages: others },
      { title: blog.title, pages: chosen(({ type }) => type === 'post') },
    ],
  }
}

/** Returns the navbar label of a sidebar. */
function sidebarTitle(name: string, locale: Locale): string {
  const item = site.navbar.find((entry) => entry.type === 'docSidebar' && entry.sidebarId === name)
  return item && 'label' in item ? item.label[locale] : name
}
