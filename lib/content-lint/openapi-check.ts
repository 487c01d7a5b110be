import path from 'node:path'
import type { Report } from '../diagnostics/diagnostic'
import { issueReports, schemaIssues, type SchemaIssue } from '../content-model/schema-issues'
import { readYamlFile } from '../content-files/yaml-file'
import { contentHash } from '../node/content-hash'
import { readOrCompute } from '../node/json-cache'
import { didYouMean } from '../text/nearest'
import { walkData } from '../text/walk-data'
import { apiDocument } from '../openapi/schema'

/**
 * Reports errors in the API document of a content folder, with positions; returns an empty list if it does not exist.
 */
export async function checkApi(contentDir: string): Promise<Report[]> {
  const file = path.join(contentDir, 'api', 'openapi.yaml')
  const yaml = readYamlFile(file)
  if (!yaml) return []
  if (yaml.reports.length > 0) return [...yaml.reports]
  const { value, positionOf } = yaml
  return issueReports(file, await documentIssues(value), positionOf)
}

/**
 * Returns the issues of the first failing step, because they cause those of later steps: the fields that pages read,
 * references, the OpenAPI schema.
 */
async function documentIssues(value: unknown): Promise<SchemaIssue[]> {
  const shape = schemaIssues(apiDocument, value)
  if (shape.length > 0) return shape
  const named = [...danglingReferences(value), ...unknownErrors(value as Readonly<Record<string, unknown>>)]
  return named.length > 0 ? named : openApiIssues(value)
}

interface AjvError {
  readonly instancePath: string
  readonly message?: string
}

/**
 * Returns the most specific error of the OpenAPI schema; the validator is loaded on demand, because loading it is slow.
 */
async function openApiIssues(value: unknown): Promise<SchemaIssue[]> {
  const file = path.join('.cache', 'api', `${contentHash(JSON.stringify(value))}.json`)
  return readOrCompute(file, async () => {
    const { Validator } = await import('@seriousme/openapi-schema-validator')
    const result = await new Validator().validate(value as Record<string, unknown>)
    if (result.valid) return []
    const errors = typeof result.errors === 'string' ? [] : ((result.errors ?? []) as readonly AjvError[])
    if (errors.length === 0) return [{ path: [], message: `is not valid OpenAPI: ${String(result.errors)}` }]
    // a union reports the errors of all its members; the deepest error belongs to the intended member
    const depth = ({ instancePath }: AjvError) => instancePath.split('/').length
    const deepest = errors.reduce((best, error) => (depth(error) > depth(best) ? error : best))
    return [{ path: pathOf(deepest.instancePath, value), message: `is not valid OpenAPI: ${deepest.message ?? ''}` }]
  })
}

/** Converts a JSON pointer to a path; segments below an array become numbers. */
function pathOf(pointer: string, root: unknown): PropertyKey[] {
  let inner = root
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => {
      const key = Array.isArray(inner) ? Number(step) : step
      inner = (inner as Record<PropertyKey, unknown> | undefined)?.[key]
      return key
    })
}

/** Returns an issue for each `$ref` to a schema that does not exist. */
function danglingReferences(document: unknown): SchemaIssue[] {
  const { components } = document as { components: { schemas: object } }
  const known = Object.keys(components.schemas).map((schema) => `#/components/schemas/${schema}`)
  return [...walkData(document)].flatMap(({ path, value }): SchemaIssue[] =>
    path.at(-1) === '$ref' && typeof value === 'string' && !known.includes(value)
      ? [{ path, message: `refers to “${value}”, which does not exist${didYouMean(value, known)}` }]
      : [],
  )
}

/** Returns an issue for each error of an operation that `x-errors` does not describe. */
function unknownErrors(document: Readonly<Record<string, unknown>>): SchemaIssue[] {
  const { paths, components } = apiDocument.parse(document)
  const known = Object.keys(components['x-errors'])
  return Object.entries(paths).flatMap(([name, { post }]) =>
    post['x-errors'].flatMap((error, index): SchemaIssue[] =>
      known.includes(error)
        ? []
        : [
            {
              path: ['paths', name, 'post', 'x-errors', index],
              message: `names the error “${error}”, which does not exist${didYouMean(error, known)}`,
            },
          ],
    ),
  )
}
