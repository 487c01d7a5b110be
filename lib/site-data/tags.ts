import { locales, type Locale } from '../i18n/locales'
import { paths, type PagePath } from '../config/routes'
import { allDocs } from './docs'
import { pageQuery } from './page-query'
import { perSnapshot, snapshot } from './source'
import type { Doc, PageMeta, Tag } from '../content-model/types'
import { isOfCurrentVersion } from '../content-model/docs-versions'
import { isListed } from '../content-model/visibility'

/** A tag with the pages that have it. */
export interface TagEntry<Page> {
  readonly tag: Tag
  /** The listed pages; if none is listed, all of them. */
  readonly pages: readonly Page[]
  /** True if all pages with the tag are unlisted; the tag then has a page but is omitted from lists. */
  readonly unlisted: boolean
}

/**
 * Groups pages by tag, sorted by label, without unused tags. Tags with the same slug are merged under the first label,
 * and a page with several of them counts once.
 */
export function groupByTag<Page extends Pick<PageMeta, 'tags' | 'unlisted'>>(
  pages: readonly Page[],
  tags: readonly Tag[],
  locale: Locale,
): TagEntry<Page>[] {
  return uniqueBySlug(tags)
    .flatMap((tag): TagEntry<Page>[] => {
      const keys = tags.filter(({ slug }) => slug === tag.slug).map(({ key }) => key)
      const all = pages.filter((page) => keys.some((key) => page.tags.includes(key)))
      const listed = all.filter(isListed)
      if (all.length === 0) return []
      return [listed.length > 0 ? { tag, pages: listed, unlisted: false } : { tag, pages: all, unlisted: true }]
    })
    .sort((a, b) => a.tag.label[locale].localeCompare(b.tag.label[locale], locale))
}

function uniqueBySlug(tags: readonly Tag[]): Tag[] {
  return tags.filter((tag, index) => tags.findIndex(({ slug }) => slug === tag.slug) === index)
}

/** Returns the tags of docs of the current version in a language, with the docs sorted by title, unlisted ones too. */
export const docTags = perSnapshot((locale: Locale): TagEntry<Doc>[] =>
  groupByTag(
    allDocs(locale)
      .filter(isOfCurrentVersion)
      .sort((a, b) => a.title.localeCompare(b.title, locale)),
    snapshot().tags,
    locale,
  ),
)

/** The fields of a doc that the page of a tag shows. */
export type TaggedDoc = Pick<Doc, 'id' | 'path' | 'title' | 'description'>

/** Returns the tag with a slug and the docs that have it; undefined if none has. */
export const findDocTag = pageQuery('findDocTag', (locale: Locale, slug: string): TagEntry<TaggedDoc> | undefined => {
  const entry = docTags(locale).find(({ tag }) => tag.slug === slug)
  if (!entry) return undefined
  const pages = entry.pages.map(({ id, path, title, description }) => ({ id, path, title, description }))
  return { ...entry, pages }
})

/** Returns the tags in a language that have listed docs. */
export function listedDocTags(locale: Locale): TagEntry<Doc>[] {
  return docTags(locale).filter(({ unlisted }) => !unlisted)
}

/** Returns the paths of a doc tag's page by language; a language without docs of the tag has none. */
export const docTagTranslations = pageQuery('docTagTranslations', (slug: string): Partial<Record<Locale, PagePath>> => {
  const inUse = locales.filter((locale) => docTags(locale).some(({ tag }) => tag.slug === slug))
  return Object.fromEntries(inUse.map((locale) => [locale, paths.docTag(slug)]))
})

const tagsWithKeys = pageQuery('tags', (keys: readonly string[]): Tag[] => {
  const { tags } = snapshot()
  const carried = tags.filter(({ key }) => keys.includes(key)).map(({ slug }) => slug)
  return uniqueBySlug(tags).filter(({ slug }) => carried.includes(slug))
})

/** Returns a page's declared tags; tags with the same slug count once. */
export function tagsOf({ tags }: Pick<PageMeta, 'tags'>): Tag[] {
  return tagsWithKeys(tags)
}
