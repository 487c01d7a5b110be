import type { z } from 'zod'
import { schemaIssues, type SchemaIssue } from '../../content-model/schema-issues'
import { withoutPath } from '../../content-model/without-path'
import { isMap } from '../is-map'

/**
 * Returns an entry without the values that do not match its schema, and their issues; `defaults` are values for missing
 * required fields. The entry is undefined if the rest does not match either.
 */
export function lenientRow<T>(
  schema: z.ZodType<T>,
  given: unknown,
  defaults: Readonly<Record<string, unknown>>,
): { row: T | undefined; issues: SchemaIssue[] } {
  const completed = (fields: unknown) => ({ ...defaults, ...(isMap(fields) ? fields : {}) })
  const issues = schemaIssues(schema, completed(given))
  // from the last, so that the indexes of a list stay valid
  const valid = issues.flatMap(invalidPaths).reduceRight(withoutPath, completed(given))
  // the remaining issues are about fields that are incomplete now
  const left = schemaIssues(schema, completed(valid)).map(({ path }) => path.slice(0, 1))
  const result = schema.safeParse(completed(left.reduceRight(withoutPath, valid)))
  return { row: result.success ? result.data : undefined, issues }
}

function invalidPaths({ path, keys }: SchemaIssue): (readonly PropertyKey[])[] {
  return keys ? keys.map((key) => [...path, key]) : [path]
}
