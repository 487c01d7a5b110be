import path from 'node:path'
import type { Report } from '../diagnostics/diagnostic'
import { issueReports, schemaIssues, type SchemaIssue } from '../content-model/schema-issues'
import { readYamlFile } from '../content-files/yaml-file'
import { didYouMean } from '../text/nearest'
import { walkData } from '../text/walk-data'
import { apiDocument } from '../openapi/schema'
import { validationIssues } from './openapi-validation'

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
 * references, the OpenAPI schema, schemas and examples.
 */
async function documentIssues(value: unknown): Promise<SchemaIssue[]> {
  const shape = schemaIssues(apiDocument, value)
  if (shape.length > 0) return shape
  const named = [...danglingReferences(value), ...unknownErrors(value as Readonly<Record<string, unknown>>)]
  return named.length > 0 ? named : validationIssues(value)
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
