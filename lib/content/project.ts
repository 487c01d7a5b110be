import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml'
import { z } from 'zod'
import { contentHash } from '../content-hash'
import { everyLocale } from '../i18n/locales'
import { productIn, withProductSlug } from '../product'
import { readRules } from '../rules/read'
import type { LoadedFamily } from '../rules/schema'
import type { Problem } from './problem'
import { lineOfError, lineOfPath } from './sidebar-lines'
import type { Sidebars } from './sidebars'
import { tagSlug } from './tag-slug'
import type { Author, Tag } from './types'

/** What stands beside the pages in a content folder; `undefined` where the file is absent. */
export interface ProjectFiles {
  readonly sidebars?: Sidebars
  readonly tags?: readonly Tag[]
  readonly authors?: readonly Author[]
  readonly rules?: readonly LoadedFamily[]
}

const text = z.string().min(1)
const localized = z.union([text.transform(everyLocale), z.strictObject({ en: text, zh: text })])
const tagRow = z.strictObject({ label: localized, slug: text.optional(), description: localized.optional() })
const authorRow = z.strictObject({
  name: localized,
  title: localized.optional(),
  description: localized.optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  email: z.email().optional(),
  image: text.optional(),
  organization: z.boolean().optional(),
  page: z.boolean().optional(),
})

const linkItem = z.strictObject({
  type: z.literal('link'),
  label: localized,
  href: text,
  description: localized.optional(),
  unlisted: z.boolean().optional(),
})
const generatedIndex = z.strictObject({
  type: z.literal('generated-index'),
  title: localized.optional(),
  description: localized.optional(),
  slug: text.optional(),
})

/** What `<DocCardList items={…}>` may name. */
export const cardItems = z.array(
  z.union([text, linkItem], { error: "is neither a doc’s id nor { type: 'link', label, href }" }),
  { error: 'is not a list of docs’ ids' },
)

const item: z.ZodType = z.lazy(() =>
  z.union(
    [
      text,
      linkItem,
      z.strictObject({
        type: z.literal('category'),
        label: localized,
        link: z.union([text, generatedIndex]).optional(),
        items: z.array(item),
        collapsed: z.boolean().optional(),
        collapsible: z.boolean().optional(),
        unlisted: z.boolean().optional(),
      }),
    ],
    { error: "is neither a doc's id, nor { type: 'link', label, href }, nor { type: 'category', label, items }" },
  ),
)
const sidebarsCheck = z.record(z.string(), z.array(item))

/**
 * Reads `sidebars.ts`, `tags.yml`, `authors.yml` and `rules/` of a content folder; collects what is wrong with them.
 */
export async function readProject(contentDir: string): Promise<{ project: ProjectFiles; problems: Problem[] }> {
  const problems: Problem[] = []
  const tags = readTags(path.join(contentDir, 'tags.yml'), problems)
  const authors = readAuthors(path.join(contentDir, 'authors.yml'), problems)
  const sidebars = await readSidebars(path.join(contentDir, 'sidebars.ts'), problems)
  const rules = await readRules(contentDir, problems)
  const project = {
    ...(sidebars && { sidebars }),
    ...(tags && { tags }),
    ...(authors && { authors }),
    ...(rules && { rules }),
  }
  return { project, problems }
}

function readTags(file: string, problems: Problem[]): Tag[] | undefined {
  return readRows(file, tagRow, problems)?.map(({ key, row, line }): Tag => {
    const slug = tagSlug(row.slug ?? key)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      const message = `“${key}”: give it a slug of Latin letters for its address, such as \`slug: query-rewrite\``
      problems.push({ file, line, message })
    }
    return { ...(productIn(row) as Omit<Tag, 'key' | 'slug'>), key: withProductSlug(key), slug }
  })
}

function readAuthors(file: string, problems: Problem[]): Author[] | undefined {
  const owners = new Map<string, string>()
  return readRows(file, authorRow, problems)?.map(({ key, row: { page, ...row }, line }): Author => {
    const author = { ...(productIn(row) as Omit<Author, 'key'>), key }
    if (!page) return author
    const slug = kebabCase(key)
    const owner = owners.get(slug)
    if (owner !== undefined)
      problems.push({ file, line, message: `“${key}” has the same page “${slug}” as “${owner}”: rename one of them` })
    owners.set(slug, key)
    return { ...author, slug }
  })
}

function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_.]+/g, '-')
    .toLowerCase()
}

interface Row<T> {
  readonly key: string
  readonly row: T
  readonly line: number
}

function readRows<T>(file: string, check: z.ZodType<T>, problems: Problem[]): Row<T>[] | undefined {
  if (!existsSync(file)) return undefined
  const lines = new LineCounter()
  const doc = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const problem = (line: number, message: string) => problems.push({ file, line, message })
  doc.errors.forEach((error) => problem(lineAt(error.pos[0]), error.message))
  if (doc.contents === null) return []
  if (!isMap(doc.contents)) {
    problem(lineAt(0), 'must be a map of `key: …` entries, not a list')
    return []
  }
  return doc.contents.items.flatMap((pair): Row<T>[] => {
    const key = isScalar(pair.key) ? String(pair.key.value) : ''
    const line = lineAt(isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0)
    const parsed = check.safeParse((doc.toJS() as Record<string, unknown>)[key])
    if (parsed.success) return [{ key, row: parsed.data, line }]
    parsed.error.issues.forEach((issue) =>
      problem(line, [`“${key}”:`, ...(issue.path.length > 0 ? [issue.path.join('.')] : []), issue.message].join(' ')),
    )
    return []
  })
}

async function readSidebars(file: string, problems: Problem[]): Promise<Sidebars | undefined> {
  if (!existsSync(file)) return undefined
  const source = readFileSync(file, 'utf8')
  try {
    // the query makes Node load the file again once it has been edited, and only then
    const url = `${pathToFileURL(path.resolve(file)).href}?text=${contentHash(source)}`
    const loaded = (await import(/* webpackIgnore: true */ url)) as { default: unknown }
    const parsed = sidebarsCheck.safeParse(loaded.default)
    if (parsed.success) return productIn(parsed.data) as Sidebars
    parsed.error.issues.map(innermost).forEach((issue) => {
      const line = lineOfPath(source, loaded.default, issue.path)
      problems.push({ file, line, message: `${issue.path.join('.')} ${issue.message}` })
    })
  } catch (error) {
    problems.push({ file, ...lineOfError(error instanceof Error ? error : new Error(String(error))) })
  }
  return undefined
}

/** A union says of an item only that it fits nowhere; what does not fit may be deep inside of it. */
function innermost(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'> {
  const inner =
    issue.code === 'invalid_union' ? issue.errors.flat().find(({ path: [first] }) => first === 'items') : undefined
  if (!inner) return issue
  const { path: below, message } = innermost(inner)
  return { path: [...issue.path, ...below], message }
}
