import { buildIndex, type IndexOptions } from './build'
import type { SearchPage } from './documents'
import { openInMemory } from '../query/in-memory'
import type { Search } from '../query/search'

/** Returns a page with a single section without a heading, and the given properties. */
export function makePage(facts: Partial<SearchPage> & { readonly id: string; readonly text?: string }): SearchPage {
  const { text = '', ...rest } = facts
  return {
    href: `/${facts.id}/`,
    kind: 'docs',
    title: '',
    description: '',
    trail: [],
    tags: [],
    tagKeys: [],
    keywords: [],
    sections: [{ id: '', heading: '', depth: 0, text, code: '' }],
    ...rest,
  }
}

/** Builds an index of pages in memory and opens it; `load` can change the content of each loaded file. */
export async function openPages(
  pages: readonly SearchPage[],
  {
    locale = 'en',
    load,
    ...options
  }: {
    locale?: string
    load?: (path: string, text: string) => Promise<string>
  } & IndexOptions = {},
): Promise<Search> {
  return openInMemory(locale, buildIndex(locale, pages, options), load)
}
