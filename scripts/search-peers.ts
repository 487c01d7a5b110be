import { create, insert, search as oramaSearch } from '@orama/orama'
import { createTokenizer } from '@orama/tokenizers/mandarin'
import MiniSearch from 'minisearch'
import type { Locale } from '../lib/i18n/locales'
import { pageRecords, type SearchPage } from '../lib/search/records'

/** A search engine under comparison: page ids for a query, best first. */
export type Engine = (query: string) => Promise<string[]>

interface PeerRecord {
  id: number
  page: string
  title: string
  heading: string
  body: string
  code: string
  tags: string
}

const fields = ['title', 'heading', 'body', 'code', 'tags'] as const

/** The same records for every engine. */
export function peerRecords(pages: readonly SearchPage[]): PeerRecord[] {
  return pages.flatMap(pageRecords).map(({ page, section, above }, id) => ({
    id,
    page: page.id,
    title: page.title,
    heading: [...above, section.heading].join(' '),
    body: section.text,
    code: section.code,
    tags: page.tags.join(' '),
  }))
}

/** MiniSearch as its documentation begins with it. */
export function miniSearch(records: readonly PeerRecord[]): Engine {
  const index = new MiniSearch<PeerRecord>({ fields: [...fields], storeFields: ['page'] })
  index.addAll(records)
  return async (query) => distinct(index.search(query).map(({ page }) => String(page)))
}

/** Orama as its documentation begins with it; Chinese with its tokenizer for Chinese. */
export async function orama(records: readonly PeerRecord[], locale: Locale): Promise<Engine> {
  const index = create({
    schema: { page: 'string', title: 'string', heading: 'string', body: 'string', code: 'string', tags: 'string' },
    ...(locale === 'zh' && { components: { tokenizer: createTokenizer() } }),
  })
  for (const { page, title, heading, body, code, tags } of records)
    await insert(index, { page, title, heading, body, code, tags })
  return async (query) => {
    const { hits } = await oramaSearch(index, { term: query, properties: [...fields], limit: 100 })
    return distinct(hits.map(({ document }) => document.page))
  }
}

function distinct(pages: readonly string[]): string[] {
  return [...new Set(pages)]
}
