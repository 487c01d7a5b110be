import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeHash } from '../node/code-hash'
import { readOrCompute, readCached } from '../node/json-cache'
import { markdownFile, plainPage, type PlainPage } from './markdown'

export interface PageFile {
  /** The path of the HTML file. */
  readonly html: string
  /** The path of the Markdown file. */
  readonly markdown: string
  readonly url: string
}

/** Writes the Markdown version of a page, caches it in `.cache/texts`, and returns its content. */
export async function writePage({ html, markdown, url }: PageFile): Promise<PlainPage> {
  const source = readFileSync(html, 'utf8')
  const page = await readOrCompute(cacheFile(source, url), () => Promise.resolve(plainPage(source, url)))
  writeFileSync(markdown, markdownFile(page))
  return page
}

/** Writes and returns the Markdown version of a page if it is cached; returns undefined otherwise. */
export function writeCachedPage({ html, markdown, url }: PageFile): PlainPage | undefined {
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
