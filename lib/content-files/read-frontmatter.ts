import { LineCounter, isMap, type Document } from 'yaml'
import type { z } from 'zod'
import type { ContentPath } from '../content-model/content-path'
import { collections, frontmatterCheck, type Collection } from '../content-model/frontmatter-schema'
import type { ContentSettings } from '../content-model/settings'
import type { Report } from '../diagnostics/diagnostic'
import { withoutPath } from '../content-model/without-path'
import { didYouMean } from '../text/nearest'
import { parseFrontmatter } from './frontmatter'
import { fieldValue } from './field-values'
import { fromDocusaurus } from './docusaurus-fields'
import { fixForField, isIgnored } from './old-fields'
import { offsetOf } from './yaml-file'

/** The fields of a frontmatter, with their errors. */
export interface ReadFrontmatter {
  /** The fields as written. */
  readonly given: Readonly<Record<string, unknown>>
  /** The fields in this site's format; in a lenient folder, without invalid values. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly errors: readonly Report[]
  /** The invalid values that are omitted in a lenient folder. */
  readonly dropped: readonly Report[]
  /** The unknown fields in a lenient folder, by name. */
  readonly unknown: ReadonlyMap<string, Report>
}

/** The file and the settings to which a frontmatter belongs. */
export interface FrontmatterOf {
  readonly page: Pick<ContentPath, 'collection' | 'file'>
  /** The path for reports. */
  readonly file: string
  readonly level: ContentSettings['level']
  /** Values for missing fields, such as the title from a heading. */
  readonly defaults?: Readonly<Record<string, unknown>>
}

type Fields = Readonly<Record<string, unknown>>

const nothing: ReadFrontmatter = { given: {}, fields: {}, errors: [], dropped: [], unknown: new Map() }

const checks = {
  strict: { docs: frontmatterCheck(collections.docs), blog: frontmatterCheck(collections.blog) },
  lenient: { docs: frontmatterCheck(collections.docs, 'lenient'), blog: frontmatterCheck(collections.blog, 'lenient') },
} as const satisfies Record<ContentSettings['level'], Record<Collection, unknown>>

/**
 * Reads the fields of a frontmatter. Each error has its line and, for an unknown name, the nearest valid one; in a
 * lenient folder, the value is omitted instead.
 */
export function readFrontmatter(yaml: string, of: FrontmatterOf): ReadFrontmatter {
  const lines = new LineCounter()
  const parsed = parseFrontmatter(yaml, of.file, lines)
  if ('errors' in parsed) return { ...nothing, errors: parsed.errors }
  const { doc, value: given } = parsed
  const fields = { ...of.defaults, ...converted(given, doc, of) }
  const result = checks[of.level][of.page.collection].safeParse(fields)
  if (result.success) return { ...nothing, given, fields }
  const positionOf = (path: readonly PropertyKey[]) => {
    const { line, col } = lines.linePos(offsetOf(doc.contents, path))
    // the fence `---` is line 1 of the file
    return { file: of.file, line: line + 1, column: col }
  }
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, doc, of, positionOf))
  if (of.level !== 'lenient') return { ...nothing, given, fields, errors: problems.map(({ report }) => report) }
  return {
    given,
    // from the last, so that the indexes of a list stay valid
    fields: problems.reduceRight<Fields>((left, { path }) => without(left, path, of.defaults), fields),
    errors: [],
    dropped: problems.flatMap(({ report, isUnknown }) => (isUnknown ? [] : [report])),
    unknown: new Map(problems.flatMap(({ path, report, isUnknown }) => (isUnknown ? [[String(path[0]), report]] : []))),
  }
}

/** An invalid value or an unknown field. */
interface Problem {
  readonly path: readonly PropertyKey[]
  readonly report: Report
  readonly isUnknown: boolean
}

function problemsOf(
  issue: z.core.$ZodIssue,
  doc: Document,
  { page: { collection }, file }: FrontmatterOf,
  positionOf: (path: readonly PropertyKey[]) => Omit<Report, 'message'>,
): Problem[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') {
    const isField = path.length === 0
    const known = isField ? Object.keys(collections[collection]) : ['date', 'author', 'note']
    return issue.keys.map((key) => {
      const instead = isField ? fixForField(key, collection) : undefined
      const advice = instead === undefined ? didYouMean(key, known) : `: ${instead}`
      const report = { ...positionOf([...path, key]), message: `unknown frontmatter field “${key}”${advice}` }
      return { path: [...path, key], report, isUnknown: isField }
    })
  }
  const name = path.map(String).join('.')
  if (path.length > 0 && !doc.hasIn(path)) {
    const message = `frontmatter has no “${name}”: add a line \`${name}: …\``
    return [{ path, report: { file, line: 1, column: 1, message }, isUnknown: false }]
  }
  const value = currentValue(doc.getIn(path), issue.message === 'must be text')
  const message = `frontmatter field “${name}” ${issue.message}${value}`
  return [{ path, report: { ...positionOf(path), message }, isUnknown: false }]
}

/** Returns the fields of a frontmatter with the types of their kinds; a lenient folder may leave fields empty. */
function converted(written: Fields, doc: Document, { page, level }: FrontmatterOf): Fields {
  const { collection } = page
  const kinds: Readonly<Record<string, { readonly kind: Parameters<typeof fieldValue>[2] }>> = collections[collection]
  const given = level === 'lenient' ? fromDocusaurus(written, page) : written
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
      const kind = Object.hasOwn(kinds, name) ? kinds[name]?.kind : undefined
      if (kind === undefined) return level === 'lenient' && isIgnored(name, collection) ? [] : [[name, value]]
      const own = fieldValue(name, value, kind, doc)
      const isEmpty = own === '' || (own === null && kind !== 'reference' && kind !== 'url')
      return level === 'lenient' && isEmpty ? [] : [[name, own]]
    }),
  )
}

/** Returns fields without the value at a path; a path that is a whole field gives the field its default. */
function without(fields: Fields, path: readonly PropertyKey[], defaults: Fields = {}): Fields {
  const rest = withoutPath(fields, path) as Fields
  const [name = ''] = path
  return path.length === 1 && Object.hasOwn(defaults, name) ? { ...rest, [name]: defaults[String(name)] } : rest
}

/**
 * Returns the current value for an error message, with a hint if YAML parsed an unquoted word as another type than
 * text.
 */
function currentValue(value: unknown, wantsText: boolean): string {
  if (value === '') return ''
  const isScalarWord = value === null || typeof value === 'boolean' || typeof value === 'number'
  const hint = wantsText && isScalarWord ? ' (in quotes it is text)' : ''
  return `, not ${JSON.stringify(isMap(value) ? value.toJSON() : value)}${hint}`
}
