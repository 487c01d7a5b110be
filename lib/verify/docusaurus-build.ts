import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isTag, type ChildNode, type Element } from 'domhandler'
import { listFiles } from '../node/list-files'
import { parseDocument } from 'htmlparser2'
import { hasWord, parsePage, textOf } from './page'

const parts = ['headings', 'code', 'tables', 'images', 'links'] as const

/** The parts of a page that a migration must keep, as texts in document order. */
type PageParts = Readonly<Record<(typeof parts)[number], string[]>>

/** A part of which two pages do not have the same texts. */
export interface PartDifference {
  /** The path of the page in the build of Docusaurus. */
  readonly page: string
  readonly part: keyof PageParts
  /** Texts that only the page of Docusaurus has. */
  readonly gone: readonly string[]
  /** Texts that only the migrated page has. */
  readonly added: readonly string[]
}

/** The comparison of a build of Docusaurus with the site to which its content was migrated. */
export interface BuildComparison {
  /** The number of pages of Docusaurus; lists of tags, authors and posts are not compared. */
  readonly pages: number
  /** The paths that the migrated site does not have. */
  readonly missing: readonly string[]
  readonly differences: readonly PartDifference[]
}

/**
 * Compares the pages of a build of Docusaurus with those of a finished site, by their paths and their parts. Throws an error
 * if the build has no pages.
 */
export function compareWithDocusaurus(build: string, outDir: string): BuildComparison {
  const files = new Map(
    (existsSync(build) ? listFiles(build) : [])
      .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
      .map((file) => ({ file, html: readFileSync(path.join(build, file), 'utf8') }))
      // files of `static/` are not pages
      .filter(({ html }) => / id="?__docusaurus\b/.test(html))
      .map(({ file, html }) => [pageOf(file), { file, language: languageOf(html) }]),
  )
  if (files.size === 0)
    throw new Error(`${build} has no pages of Docusaurus: name the folder that “docusaurus build” wrote`)
  const pages = [...files.keys()].filter((page) => !isList(page))
  const fileOf = (page: string) => path.join(outDir, migratedPath(page, files.get(page)?.language), 'index.html')
  return {
    pages: pages.length,
    missing: pages.filter((page) => !existsSync(fileOf(page))),
    differences: pages
      .filter((page) => existsSync(fileOf(page)))
      .flatMap((page) => {
        const before = partsOf(path.join(build, files.get(page)?.file ?? ''), isDocusaurusBody)
        const after = partsOf(fileOf(page), ({ name }) => name === 'article')
        // Docusaurus renders the title in the header; here it is the first heading
        return before && after ? differencesOf(page, before, { ...after, headings: after.headings.slice(1) }) : []
      }),
  }
}

/** Returns the path of a page by its file, which is `a.html` or `a/index.html`, depending on the configuration. */
const pageOf = (file: string) => file.replace(/(?:(^|\/)index)?\.html$/, (_, start?: string) => start ?? '/')

/** Whether a page lists tags, authors or posts: Docusaurus and this site divide such lists differently. */
const isList = (page: string) => /(?:^|\/)(?:tags|authors|archive|search)\/|(?:^|\/)blog\/(?:page\/\d+\/)?$/.test(page)

/** Returns the language of a page, which its path does not state if it is the default one of the site. */
const languageOf = (html: string) => /<html[^>]*\slang="?([\w-]+)/.exec(html)?.[1]

/** Returns the path of the migrated page: `docs/zh/a/` for `zh/docs/a/`, and for `docs/a/` of a site in Chinese. */
function migratedPath(page: string, language = 'en'): string {
  const [, prefix = language, rest = ''] = /^(?:((?:en|zh)(?:-[A-Za-z]+)?)\/)?(?:docs\/)?(.*)$/.exec(page) ?? []
  return `docs/${prefix.startsWith('zh') ? 'zh/' : ''}${rest}`
}

const isDocusaurusBody = (element: Element) => hasWord(element, 'class', 'markdown')

function partsOf(file: string, isBody: (element: Element) => boolean): PageParts | undefined {
  const body = parsePage(file, readFileSync(file, 'utf8')).elements.find(isBody)
  if (!body) return undefined
  const found: PageParts = { headings: [], code: [], tables: [], images: [], links: [] }
  body.children.forEach((child) => collect(child, found))
  return found
}

/** Elements that only one of the two sites has, around and beside the text of a writer. */
function isAddition(element: Element): boolean {
  const { name } = element
  const isAnchor = hasWord(element, 'class', 'hash-link') || (name === 'a' && hasWord(element, 'class', 'anchor'))
  return isAnchor || ['header', 'nav', 'button', 'script', 'style'].includes(name) || isHidden(element)
}

/** Whether an element is hidden, except for the panels of tabs, which readers can open. */
function isHidden({ attribs }: Element): boolean {
  return 'hidden' in attribs && attribs.role !== 'tabpanel'
}

function collect(node: ChildNode, found: PageParts): void {
  if (!isTag(node) || isAddition(node)) return
  if (/^h[1-6]$/.test(node.name)) found.headings.push(words(node))
  if (node.name === 'pre') found.code.push(textOf(node).replace(/\s+/g, ''))
  if (node.name === 'table') found.tables.push(`${rowCount(node)} rows`)
  if (node.name === 'img') found.images.push(textOfHtml(node.attribs.alt ?? ''))
  if (node.name === 'a' && words(node) !== '') found.links.push(words(node))
  node.children.forEach((child) => collect(child, found))
}

/** Decodes the entities of a text alternative, which Docusaurus encodes twice. */
function textOfHtml(html: string): string {
  return parseDocument(html).children.map(textOf).join('')
}

/** Returns the text of an element without what a site adds to it, such as the link of a heading to itself. */
function words(element: Element): string {
  const kept = element.children.filter((child) => !isTag(child) || !isAddition(child))
  return kept
    .map(textOf)
    .join('')
    .replace(/[\s\u200b\u00a0]+/g, ' ')
    .trim()
}

/** Returns the number of rows of a table; Docusaurus omits the end tags of rows, so they are nested. */
function rowCount(element: Element): number {
  return element.children.filter(isTag).reduce((sum, child) => sum + (child.name === 'tr' ? 1 : 0) + rowCount(child), 0)
}

function differencesOf(page: string, before: PageParts, after: PageParts): PartDifference[] {
  return parts.flatMap((part) => {
    const [gone, added] = [without(before[part], after[part]), without(after[part], before[part])]
    return gone.length + added.length > 0 ? { page, part, gone, added } : []
  })
}

/** Returns the texts of a list that another list does not have as often. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return texts.filter((text) => {
    const at = rest.indexOf(text)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}
