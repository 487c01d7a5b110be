import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale, type Localized } from '../i18n/locales'
import { isReserved } from '../config/routes'
import { docPagePath, parseContentPath } from '../content-model/content-path'
import type { Collection } from '../content-model/frontmatter-schema'
import { didYouMean } from '../text/nearest'
import { escapeRegExp } from '../text/regexp'
import { sidebarsPath } from './project/sidebars-file'
import { sourceHash, withSourceHash } from './source-hash'

/** The properties of a new page; the date is a day in UTC, `2025-01-31`. */
export interface NewPage {
  readonly collection: Collection
  readonly slug: string
  readonly titles: Localized
  readonly descriptions: Localized
  readonly tags: readonly string[]
  readonly authors: readonly string[]
  readonly date: string
}

/** A file to write; its path is relative to the content folder. */
export interface NewFile {
  readonly file: string
  readonly text: string
}

/** The initial bodies of new pages; both languages have the same anchors. */
const bodies: Readonly<Record<Collection, Localized>> = {
  docs: {
    en: 'Say in a sentence or two what the reader can do after this page.\n\n## Before you begin {#before-you-begin}\n\nName what must be there first.\n',
    zh: '用一两句话说明读者读完本页能做什么。\n\n## 准备工作 {#before-you-begin}\n\n列出事先要具备的条件。\n',
  },
  blog: {
    en: 'Say which problem the reader has, and how to recognise it.\n\n{/* truncate */}\n\n## Why it happens {#why-it-happens}\n\nExplain the semantics first, then the plan.\n',
    zh: '说明读者遇到的问题，以及如何识别。\n\n{/* truncate */}\n\n## 原因 {#why-it-happens}\n\n先讲语义，再讲执行计划。\n',
  },
}

/**
 * Returns an error if the slug or the date of a new page is invalid: its URL is made from the slug, and a post's folder
 * from the date.
 */
export function checkNewPage({
  collection,
  slug,
  date,
}: Pick<NewPage, 'collection' | 'slug' | 'date'>): string | undefined {
  if (!/^[A-Za-z0-9]+(?:[-_/][A-Za-z0-9]+)*$/.test(slug))
    return `“${slug}” is not a valid slug: use Latin letters, digits and hyphens, and “/” between folders of docs`
  if (
    collection === 'docs' &&
    locales.some((locale) => isReserved(locale, docPagePath({ id: slug, file: `${locale}/docs/${slug}.mdx` })))
  )
    return `“${slug}” is not a valid slug for a doc: that URL is reserved by the site`
  if (collection === 'blog' && slug.includes('/'))
    return `“${slug}” is not a valid slug for a post: it must be one segment, without “/”`
  const day = new Date(`${date}T00:00:00Z`)
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) && date.length === 10
  return isDay ? undefined : `“${date}” is not a date: write it as 2025-01-31`
}

/**
 * Returns the files of a new page, one for each language: drafts with valid frontmatter; the translation has the
 * `source_hash` of the original.
 */
export function newFiles(page: NewPage): NewFile[] {
  const folder = page.collection === 'docs' ? 'docs' : `blog/${page.date.slice(0, 4)}`
  const hash = sourceHash({
    fields: { title: page.titles.en, description: page.descriptions.en },
    body: bodies[page.collection].en,
  })
  return locales.map((locale) => {
    const text = `---\n${frontmatter(page, locale)}---\n\n${bodies[page.collection][locale]}`
    const file = `${locale}/${folder}/${page.slug}.mdx`
    return { file, text: locale === 'en' ? text : withSourceHash(text, hash) }
  })
}

/**
 * Writes new files into a content folder and returns their paths. Throws, before writing anything, if a file already
 * exists, or another one that has its URL.
 */
export function writeNewFiles(files: readonly NewFile[], contentDir: string): string[] {
  const paths = files.map(({ file }) => path.join(contentDir, file))
  const existing = paths.flatMap(filesOfUrl).find((file) => existsSync(file))
  if (existing !== undefined) throw new Error(`${existing} exists already: choose another slug`)
  files.forEach(({ text }, index) => {
    const file = paths[index] ?? ''
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  })
  return paths
}

/** Returns the paths of the files that have the URL of an `.mdx` file by their names: `a.mdx`, `a.md`, `a/index.mdx` … */
function filesOfUrl(file: string): string[] {
  const page = file.replace(/(?:\/index)?\.mdx$/, '')
  return [page, `${page}/index`].flatMap((name) => [`${name}.mdx`, `${name}.md`])
}

/** Returns the doc id of a file, which sidebars use. */
export function idOf(file: string): string {
  return parseContentPath(file)?.id ?? file
}

function frontmatter({ titles, descriptions, tags, authors, date }: NewPage, locale: Locale): string {
  const list = (name: string, keys: readonly string[]) =>
    keys.length > 0 ? [`${name}: [${keys.map((key) => JSON.stringify(key)).join(', ')}]`] : []
  const lines = [
    `title: ${JSON.stringify(titles[locale])}`,
    `description: ${JSON.stringify(descriptions[locale])}`,
    `date: ${date}`,
    ...list('authors', authors),
    ...list('tags', tags),
    'draft: true',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * Returns the sidebars file of a content folder with a doc appended to a sidebar, one of `known`. Throws for an
 * unknown sidebar, and if the text cannot be edited.
 */
export function sidebarsWithDoc(contentDir: string, sidebar: string, docId: string, known: readonly string[]): NewFile {
  if (!known.includes(sidebar)) {
    const others = known.length > 0 ? `; known: ${known.join(', ')}` : ''
    throw new Error(`unknown sidebar “${sidebar}”${didYouMean(sidebar, known)}${others}`)
  }
  const file = sidebarsPath(contentDir)
  const text = withSidebarDoc(readFileSync(file, 'utf8'), sidebar, docId)
  if (text === undefined) throw new Error(`cannot edit ${file}: add '${docId}' to ${sidebar} by hand`)
  return { file, text }
}

/** Returns the text of a sidebars file with a doc appended to a sidebar; undefined if the sidebar is not found. */
export function withSidebarDoc(source: string, sidebar: string, docId: string): string | undefined {
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  const lines = source.split(lineEnd)
  const opening = new RegExp(`^( {2}(["']?)${escapeRegExp(sidebar)}\\2: \\[)(?:(.*?),?\\s*(\\],?))?$`)
  const start = lines.findIndex((line) => opening.test(line))
  const [, head = '', quote, items, close = ''] = opening.exec(lines[start] ?? '') ?? []
  const item = quote === '"' ? `"${docId}"` : `'${docId}'`
  if (items !== undefined) return lines.with(start, head + (items && `${items}, `) + item + close).join(lineEnd)
  const end = lines.findIndex((line, index) => index > start && /^ {2}\],?$/.test(line))
  if (start < 0 || end < 0) return undefined
  const last = lines[end - 1] ?? ''
  // JSON has no comma after the last item
  return /["'}\]]$/.test(last)
    ? lines.toSpliced(end - 1, 1, `${last},`, `    ${item}`).join(lineEnd)
    : lines.toSpliced(end, 0, `    ${item},`).join(lineEnd)
}
