import path from 'node:path'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { SchemaIssue } from '../content-model/schema-issues'
import { codeHash } from '../node/code-hash'
import { contentHash } from '../node/content-hash'
import { readOrCompute } from '../node/json-cache'
import { errorMessage } from '../text/error-message'
import { apiDocument } from '../openapi/schema'

/** An error of a JSON Schema validator. */
interface ValidationError {
  /** A JSON pointer to the invalid value. */
  readonly instancePath: string
  readonly message?: string
  readonly params?: { readonly allowedValues?: readonly unknown[] }
}

/** The body of a request or a response. */
interface Body {
  readonly path: readonly PropertyKey[]
  readonly schema: object
  readonly example: unknown
}

/**
 * Returns what is wrong in an API document that has the fields of `apiDocument`: the most specific violation of OpenAPI, or
 * else one for each invalid schema, or else one for each example that does not match its schema. The validators are loaded on
 * demand, because that is slow.
 */
export function validationIssues(value: unknown): Promise<SchemaIssue[]> {
  const code = codeHash('lib/content-lint/openapi-validation.ts', 'lib/openapi/schema.ts', 'package-lock.json')
  const file = path.join('.cache', 'api', `${contentHash(JSON.stringify([code, value]))}.json`)
  return readOrCompute(file, async () => {
    const violations = await openApiIssues(value)
    if (violations.length > 0) return violations
    const { Ajv2020 } = await import('ajv/dist/2020.js')
    const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
    const document = apiDocument.parse(value)
    const invalid = schemaIssues(document, ajv)
    return invalid.length > 0 ? invalid : exampleIssues(document, ajv)
  })
}

/** The validator does not look into schemas, whose dialect a document may choose. */
async function openApiIssues(value: unknown): Promise<SchemaIssue[]> {
  const { Validator } = await import('@seriousme/openapi-schema-validator')
  const { valid, errors } = await new Validator().validate(value as Record<string, unknown>)
  if (valid) return []
  return typeof errors === 'string' || !errors?.length
    ? [{ path: [], message: `is not valid OpenAPI: ${String(errors)}` }]
    : [deepestIssue(errors, { path: [], value, problem: 'is not valid OpenAPI' })]
}

type ApiDocument = ReturnType<typeof apiDocument.parse>

function schemaIssues(document: ApiDocument, ajv: Ajv2020): SchemaIssue[] {
  const named = Object.entries(document.components.schemas).map(([name, schema]) => {
    return { path: ['components', 'schemas', name], schema }
  })
  const inline = bodiesOf(document).map(({ path, schema }) => ({ path: [...path, 'schema'], schema }))
  return [...named, ...inline].flatMap(({ path, schema }) =>
    ajv.validateSchema(schema)
      ? []
      : [deepestIssue(ajv.errors ?? [], { path, value: schema, problem: 'is not valid JSON Schema' })],
  )
}

function exampleIssues(document: ApiDocument, ajv: Ajv2020): SchemaIssue[] {
  return bodiesOf(document).flatMap(({ path, schema, example }) => {
    try {
      // references of schemas begin at the root of the document
      const validate = ajv.compile({ ...schema, components: document.components })
      const place = { path: [...path, 'example'], value: example, problem: 'does not match the schema' }
      return validate(example) ? [] : [deepestIssue(validate.errors ?? [], place)]
    } catch (error) {
      // such as a pattern that is not a regular expression
      return [{ path: [...path, 'schema'], message: `is not valid JSON Schema: ${errorMessage(error)}` }]
    }
  })
}

function bodiesOf({ paths }: ApiDocument): Body[] {
  return Object.entries(paths).flatMap(([name, { post }]) => {
    const body = (path: readonly string[], { content }: typeof post.requestBody) => {
      const type = 'application/json'
      return { path: ['paths', name, 'post', ...path, 'content', type], ...content[type] }
    }
    return [body(['requestBody'], post.requestBody), body(['responses', '200'], post.responses['200'])]
  })
}

/** Returns the deepest error: a union reports the errors of all its members, and the deepest belongs to the intended one. */
function deepestIssue(
  errors: readonly ValidationError[],
  { path, value, problem }: { path: readonly PropertyKey[]; value: unknown; problem: string },
): SchemaIssue {
  const depth = ({ instancePath }: ValidationError) => instancePath.split('/').length
  const [deepest] = errors.toSorted((one, other) => depth(other) - depth(one))
  const allowed = deepest?.params?.allowedValues
  return {
    path: [...path, ...pathOf(deepest?.instancePath ?? '', value)],
    message: `${problem}: ${allowed ? `must be one of ${allowed.join(', ')}` : (deepest?.message ?? '')}`,
  }
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
