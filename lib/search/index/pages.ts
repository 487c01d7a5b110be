import { getCompiledBody } from '../../mdx/compiled'
import { mdxSource } from '../../content-files/mdx-source'
import { withFallbacks } from '../../site-data/docs'
import { isOfCurrentVersion } from '../../content-model/docs-versions'
import { findTrail } from '../../content-model/nav'
import { buildNav } from '../../content-model/sidebars'
import type { Snapshot } from '../../content-files/snapshot/snapshot'
import { readBodyText } from '../../content-files/snapshot/snapshot-store'
import type { ContentPage } from '../../content-model/types'
import type { Locale } from '../../i18n/locales'
import { publicPath } from '../../config/routes'
import type { PageKind, SearchPage } from './documents'

/**
 * Returns the pages of a language's index: all published and listed pages of the current version, except for fallback
 * pages, whose text is in another language.
 */
export async function searchPages(snapshot: Snapshot, locale: Locale): Promise<SearchPage[]> {
  const { docs, posts, sidebars, tags } = snapshot
  const byId = new Map(withFallbacks(docs, locale).map((doc) => [doc.id, doc]))
  const navs = Object.entries(sidebars).map(([name, items]) => ({ name, nodes: buildNav(items, byId, locale) }))
  const own = [...withFallbacks(docs, locale), ...withFallbacks(posts, locale)].filter(
    (page) => page.contentLocale === locale && !page.unlisted && isOfCurrentVersion(page),
  )
  return Promise.all(
    own.map(async (page): Promise<SearchPage> => {
      const nav = navs.find(({ nodes }) => findTrail(nodes, page.id).length > 0)
      const trail = page.kind === 'doc' && nav ? findTrail(nav.nodes, page.id).slice(0, -1) : []
      const body = readBodyText(page.bodyHash)
      const { sections } = await getCompiledBody(
        mdxSource({ file: page.sourceFile, path: page.path, locale, body }, snapshot),
      )
      return {
        id: `${page.kind === 'doc' ? 'docs' : 'blog'}/${page.id}`,
        href: publicPath(locale, page.path),
        kind: kindOf(page, nav?.name),
        title: page.title,
        description: page.description ?? '',
        trail: trail.map(({ label }) => label),
        tags: tags.filter(({ key }) => page.tags.includes(key)).map(({ label }) => label[locale]),
        tagKeys: page.tags,
        keywords: page.keywords,
        sections: sections.filter(({ heading, text, code }, index) => index === 0 || heading + text + code !== ''),
      }
    }),
  )
}

function kindOf(page: ContentPage, sidebar: string | undefined): PageKind {
  if (page.kind === 'post') return 'blog'
  return sidebar === 'apiBar' ? 'api' : 'docs'
}
