import { existsSync, readFileSync } from 'node:fs'
import type { LoggedPage, LoggedQuery } from '../site-data/page-query'

/** The queries that a page has asked, each with the hash of its answer. */
export type PageQueries = ReadonlyMap<string, string>

/**
 * Reads the file in which the renderers of a build have recorded queries. Returns the queries of each page by its public
 * path.
 */
export function readQueryLog(file: string): Map<string, PageQueries> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const pages = new Map<string, string>()
  const queries = new Map<string, Map<string, string>>()
  for (const line of lines) {
    const [render, entry, answer] = JSON.parse(line) as LoggedQuery | LoggedPage
    if (answer === undefined) pages.set(render, entry)
    else queries.set(render, (queries.get(render) ?? new Map<string, string>()).set(entry, answer))
  }
  return new Map([...pages].map(([render, page]) => [page, queries.get(render) ?? new Map()]))
}
