import type { PlainPage } from './markdown'

export interface ListedPage {
  /** The URL of its Markdown version. */
  readonly href: string
  readonly page: PlainPage
}

export interface ListedSection {
  readonly title: string
  readonly pages: readonly ListedPage[]
}

export interface SiteSummary {
  readonly title: string
  readonly summary: string
  /** An introduction for language models, as Markdown. */
  readonly notes: string
  readonly sections: readonly ListedSection[]
}

/** Returns the `llms.txt` of a language: its pages in the format of llmstxt.org. */
export function llmsText({ title, summary, notes, sections }: SiteSummary): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map((section) => `## ${section.title}\n\n${section.pages.map(listLine).join('\n')}\n`)
  return [`# ${title}\n`, `> ${summary}\n`, `${notes}\n`, ...lists].join('\n')
}

/** Returns the `llms-full.txt` of a language: the texts of all listed pages, each below its URL. */
export function llmsFullText({ title, summary, notes, sections }: SiteSummary): string {
  const texts = sections.flatMap(({ pages }) => pages.map(({ page }) => `<!-- ${page.url} -->\n\n${page.body}`))
  return [`# ${title}\n`, `> ${summary}\n`, `${notes}\n`, ...texts].join('\n')
}

function listLine({ href, page: { title, description } }: ListedPage): string {
  const name = title.replace(/[[\]\\]/g, '\\$&')
  return `- [${name}](${href})${description === undefined ? '' : `: ${description}`}`
}
