import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sidebarNames, sidebarNav } from '../../site-data/docs'
import { readingOrder } from '../../content-model/nav'
import type { PageType, RouteEntry } from '../../site-data/route-table'
import { locales, pickLocale, type Locale } from '../../i18n/locales'
import { fillMessage, messages } from '../../i18n/messages'
import { llmsFullText, llmsText, type ListedPage, type SiteSummary } from '../../markdown-pages/llms'
import { writeCachedPage, writePage, type PageFile } from '../../markdown-pages/write'
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

/** Writes the Markdown version of every page, and each language's `llms.txt` and `llms-full.txt`. */
export async function writeMarkdownPages(outDir: string, table: readonly RouteEntry[]): Promise<void> {
  const entries = table.filter(({ type }) => !withoutMarkdown.has(type))
  const files = entries.map((entry) => pageFile(outDir, entry))
  const worker = { name: 'writePage', module: new URL('../../markdown-pages/write.ts', import.meta.url) }
  const pages = await computeMissing(files, writeCachedPage, (open) => mapWithWorkers(open, writePage, worker))
  const plain = new Map(entries.map((entry, index) => [entry, pages[index]]))
  for (const locale of locales) {
    const listed = entries.flatMap((entry): [RouteEntry, ListedPage][] => {
      const page = plain.get(entry)
      if (!page || entry.locale !== locale || !entry.inSitemap) return []
      return [[entry, { href: publicUrl(locale, markdownPath(entry.page)), page }]]
    })
    const summary = siteSummary(locale, listed)
    writeFileSync(path.join(outDir, publicHref(locale, paths.llms)), llmsText(summary))
    writeFileSync(path.join(outDir, publicHref(locale, paths.llmsFull)), llmsFullText(summary))
  }
}

function pageFile(outDir: string, { locale, page }: RouteEntry): PageFile {
  return {
    html: path.join(outDir, publicHref(locale, page), 'index.html'),
    markdown: path.join(outDir, publicHref(locale, markdownPath(page))),
    url: publicUrl(locale, page),
  }
}

/** Returns the pages of a language in sections: each sidebar in reading order, the other docs, the posts. */
function siteSummary(locale: Locale, listed: readonly [RouteEntry, ListedPage][]): SiteSummary {
  const { blog, markdown } = messages[locale]
  const chosen = (keep: (entry: RouteEntry) => boolean) =>
    listed.filter(([entry]) => keep(entry)).map(([, page]) => page)
  const bySidebar = sidebarNames().map((name) => {
    const order = readingOrder(sidebarNav(locale, name)).map(({ docId }) => `doc:${locale}:${docId}`)
    const place = ({ propsId }: RouteEntry) => order.indexOf(propsId) + 1 || order.length + 1
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
