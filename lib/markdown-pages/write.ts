import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeHash } from '../node/code-hash'
import { cached, readCached } from '../node/json-cache'
import { markdownFile, plainPage, type PlainPage } from './markdown'

export interface PageFile {
  /** The finished page. */
  readonly html: string
  /** Where its Markdown goes. */
  readonly markdown: string
  readonly url: string
}

/** Writes the Markdown of a finished page beside it, and returns what it says; `.cache/texts` keeps what was made. */
export async function writePlainPage({ html, markdown, url }: PageFile): Promise<PlainPage> {
  const source = readFileSync(html, 'utf8')
  const page = await cached(cacheFile(source, url), () => Promise.resolve(plainPage(source, url)))
  writeFileSync(markdown, markdownFile(page))
  return page
}

/** The same for a page that is kept from a build before; of any other nothing is written or returned. */
export function writeKnownPage({ html, markdown, url }: PageFile): PlainPage | undefined {
  const page = readCached<PlainPage>(cacheFile(readFileSync(html, 'utf8'), url))
  if (page) writeFileSync(markdown, markdownFile(page))
  return page
}

function cacheFile(source: string, url: string): string {
  const key = createHash('sha1')
    .update(codeHash('lib/markdown-pages', 'lib/text/hast.ts', 'package-lock.json'))
    .update(`${url}\n${source}`)
    .digest('hex')
  return path.join('.cache', 'texts', `${key}.json`)
}
