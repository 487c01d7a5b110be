import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { codeHash } from '../node/code-hash'
import { readOrCompute, readCached } from '../node/json-cache'
import { plainPage, type PlainPage } from './markdown'

export interface PublishedPage {
  /** The path of the HTML file. */
  readonly html: string
  readonly url: string
}

/** Returns the Markdown version of a page, and caches it in `.cache/texts`. */
export async function convertPage({ html, url }: PublishedPage): Promise<PlainPage> {
  const source = readFileSync(html, 'utf8')
  return readOrCompute(cacheFile(source, url), () => Promise.resolve(plainPage(source, url)))
}

/** Returns the Markdown version of a page if it is cached. */
export function cachedPage({ html, url }: PublishedPage): PlainPage | undefined {
  return readCached<PlainPage>(cacheFile(readFileSync(html, 'utf8'), url))
}

function cacheFile(source: string, url: string): string {
  const key = createHash('sha1')
    .update(codeHash('lib/markdown-pages', 'lib/text/hast.ts', 'package-lock.json'))
    .update(`${url}\n${source}`)
    .digest('hex')
  return path.join('.cache', 'texts', `${key}.json`)
}
