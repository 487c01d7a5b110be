import { bodyLines } from '../content-model/prose-lines'
import { parseFrontmatter } from './frontmatter'

const VALUE = /(`+)[^`]*\1|(=?)\{frontMatter\.(\w+)\}/g

/** Returns the names of the fields of the frontmatter whose values a body shows. */
export function fieldsShownIn(body: string): ReadonlySet<string> {
  if (!body.includes('{frontMatter.')) return new Set()
  const prose = bodyLines(body).filter(({ isProse }) => isProse)
  return new Set(prose.flatMap(({ text }) => [...text.matchAll(VALUE)].flatMap(([, , , name]) => name ?? [])))
}

/**
 * Replaces `{frontMatter.title}` in a body by the value of the field, as in Docusaurus; code keeps it. Text that could be
 * Markdown becomes a string in braces, which is shown as it is.
 */
export function withFrontmatterValues(body: string, yaml: string, file: string): string {
  if (!body.includes('{frontMatter.')) return body
  const parsed = parseFrontmatter(yaml, file)
  const fields: Readonly<Record<string, unknown>> = 'errors' in parsed ? {} : parsed.value
  const replacement = (written: string, before: string, name: string | undefined): string => {
    const value = name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined
    if (typeof value !== 'string' && typeof value !== 'number') return written
    const isPlain = before === '' && /^[\p{L}\p{N}][\p{L}\p{N} .,]*$/u.test(String(value))
    return before + (isPlain ? String(value) : `{${JSON.stringify(value)}}`)
  }
  return bodyLines(body)
    .map(({ text, isProse }) =>
      isProse
        ? text.replace(VALUE, (written: string, _, before = '', name?: string) =>
            replacement(written, before as string, name),
          )
        : text,
    )
    .join('\n')
}
