import MiniSearch from 'minisearch'
import { pageDocuments, type SearchPage } from '../../lib/search/index/documents'

/** A search engine in the comparison; returns page ids for a query, best first. */
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

/** Returns the documents for the other engines, with the same text as in the site's index. */
export function peerRecords(pages: readonly SearchPage[]): PeerRecord[] {
  return pages.flatMap(pageDocuments).map(({ page, section, above }, id) => ({
    id,
    page: page.id,
    title: page.title,
    heading: [...above, section.heading].join(' '),
    body: section.text,
    code: section.code,
    tags: page.tags.join(' '),
  }))
}

/** Returns MiniSearch with its default configuration. */
export function miniSearch(records: readonly PeerRecord[]): Engine {
  const index = new MiniSearch<PeerRecord>({ fields: [...fields], storeFields: ['page'] })
  index.addAll(records)
  return async (query) => distinct(index.search(query).map(({ page }) => String(page)))
}

function distinct(pages: readonly string[]): string[] {
  return [...new Set(pages)]
}
