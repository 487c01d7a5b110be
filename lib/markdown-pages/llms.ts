import type { PlainPage } from './markdown'

export interface ListedPage {
  /** Address of its Markdown. */
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
  /** What a program should know before it reads; Markdown. */
  readonly notes: string
  readonly sections: readonly ListedSection[]
}

/** The list of a language's pages for programs, in the form of llmstxt.org. */
export function llmsText({ title, summary, notes, sections }: SiteSummary): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map((section) => `## ${section.title}\n\n${section.pages.map(listLine).join('\n')}\n`)
  return [`# ${title}\n`, `> ${summary}\n`, `${notes}\n`, ...lists].join('\n')
}

/** The texts of all those pages, one after the other, each below its address. */
export function llmsFullText({ title, summary, notes, sections }: SiteSummary): string {
  const texts = sections.flatMap(({ pages }) => pages.map(({ page }) => `<!-- ${page.url} -->\n\n${page.body}`))
  return [`# ${title}\n`, `> ${summary}\n`, `${notes}\n`, ...texts].join('\n')
}

function listLine({ href, page: { title, description } }: ListedPage): string {
  const name = title.replace(/[[\]\\]/g, '\\$&')
  return `- [${name}](${href})${description === undefined ? '' : `: ${description}`}`
}
