import type { Locale } from '../i18n/locales'
import { allDocs } from './docs'
import { perSnapshot, snapshot } from './source'
import type { Doc, Tag } from './types'

/** A tag with the pages that carry it. */
export interface TagEntry<Page> {
  readonly tag: Tag
  readonly pages: readonly Page[]
}

/** Pages by tag, in the order of the labels; tags that nothing listed carries are left out. */
export function groupByTag<Page extends { readonly tags: readonly string[]; readonly unlisted: boolean }>(
  pages: readonly Page[],
  tags: readonly Tag[],
  locale: Locale,
): TagEntry<Page>[] {
  return tags
    .map((tag) => ({ tag, pages: pages.filter((page) => !page.unlisted && page.tags.includes(tag.key)) }))
    .filter((entry) => entry.pages.length > 0)
    .sort((a, b) => a.tag.label[locale].localeCompare(b.tag.label[locale], locale))
}

/** The tags of the docs in a language. */
export const docTags = perSnapshot((locale: Locale): TagEntry<Doc>[] =>
  groupByTag(allDocs(locale), snapshot().tags, locale),
)

/** A page's tags as they are declared. */
export function tagsOf(page: { readonly tags: readonly string[] }): Tag[] {
  return snapshot().tags.filter(({ key }) => page.tags.includes(key))
}
