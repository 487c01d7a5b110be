import { readFileSync, writeFileSync } from 'node:fs'
import { markdownFile, plainPage, type PlainPage } from './markdown'

export interface PageFile {
  /** The finished page. */
  readonly html: string
  /** Where its Markdown goes. */
  readonly markdown: string
  readonly url: string
}

/** Writes the Markdown of a finished page beside it, and returns what it says. */
export function writePlainPage({ html, markdown, url }: PageFile): PlainPage {
  const page = plainPage(readFileSync(html, 'utf8'), url)
  writeFileSync(markdown, markdownFile(page))
  return page
}
