import { z } from 'zod'
import type { Report } from '../diagnostics/diagnostic'
import { didYouMean } from '../text/nearest'
import type { TextPosition } from './prose'

/** An invalid value: its path in the data, and a message with the allowed values. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  /** The path of the position to report, if it differs: the first unknown field of a map. */
  readonly at?: readonly PropertyKey[]
  readonly message: string
  /** The unknown fields of a map, which the message names. */
  readonly keys?: readonly string[]
}

type Issue = z.core.$ZodIssue

/** Returns the schema of a map with only these fields; the message for an unknown field lists them. */
export function strictMap<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape)
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unknownFields(issue.keys as string[], known) : undefined),
  })
}

/** Returns the issues of a value that does not match a schema; `messageOf` supplies messages that the schema lacks. */
export function schemaIssues(schema: z.ZodType, value: unknown): SchemaIssue[] {
  const result = schema.safeParse(value, { error: messageOf, reportInput: true })
  return result.success ? [] : result.error.issues.flatMap((issue) => innermost(issue))
}

/** Converts the issues of a file to reports, each at its position and with its path before the message. */
export function issueReports(
  file: string,
  issues: readonly SchemaIssue[],
  positionOf: (path: readonly PropertyKey[]) => TextPosition,
): Report[] {
  return issues.map(({ path, at = path, message }) => ({
    file,
    ...positionOf(at),
    message: `${formatPath(path)} ${message}`.trim(),
  }))
}

/** Formats a path as in code, such as `guidesBar[1].items[0]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}

/** Formats a value as JSON, truncated to 60 characters. */
export function formatValue(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 60)}…` : json
}

function unknownFields(keys: readonly string[], known: readonly string[]): string {
  const named = keys.map((key) => `“${key}”${didYouMean(key, known)}`).join(', ')
  return `unknown ${keys.length > 1 ? 'fields' : 'field'} ${named}; known: ${known.join(', ')}`
}

/** Replaces the issue of a union with the issues of its only member that has the value's type, if there is one. */
function innermost(issue: Issue): SchemaIssue[] {
  if (issue.code === 'invalid_union') {
    const [branch, ...others] = issue.errors.filter((errors) => errors.length > 0 && !errors.some(isOtherType))
    if (branch && others.length === 0)
      return branch.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }))
  }
  const { code, path, input, message } = issue
  if (code === 'unrecognized_keys') return [{ path, at: [...path, issue.keys[0] ?? ''], message, keys: issue.keys }]
  return [{ path, message: input === undefined ? 'is missing' : message + currentValue(issue) }]
}

function isOtherType({ code, path }: Issue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')
}

/** Returns the suffix of a message with the current value; an empty string if the value adds nothing. */
function currentValue(issue: Issue): string {
  const value = inputOf(issue)
  const isSaid = value === undefined || value === '' || issue.code === 'too_small'
  return isSaid ? '' : `, not ${formatValue(value)}`
}

function inputOf(issue: Issue): unknown {
  if (issue.code !== 'invalid_union' || !('discriminator' in issue)) return issue.input
  return (issue.input as Record<string, unknown>)[String(issue.discriminator)]
}

const types: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a map'],
  ['record', 'a map'],
])

const formats: ReadonlyMap<string, string> = new Map([
  ['url', 'a URL such as https://example.org/'],
  ['email', 'an email address'],
])

/** Returns the message for an issue, with the allowed values. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${types.get(issue.expected) ?? issue.expected}`
    case 'invalid_value':
      return (
        oneOf(issue.values) + (typeof issue.input === 'string' ? didYouMean(issue.input, issue.values.map(String)) : '')
      )
    case 'invalid_format':
      return `must be ${formats.get(issue.format) ?? 'of another form'}`
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options as string[]) : undefined
    case 'too_small':
      return 'must not be empty'
    default:
      return undefined
  }
}

function oneOf(values: readonly unknown[]): string {
  const listed = values.map(formatValue)
  return listed.length > 1 ? `must be ${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}` : `must be ${listed[0]}`
}
