import { merge } from 'allof-merge'
import { didYouMean } from '../text/nearest'
import type { ApiDocument, Failure, Operation, Schema } from './document'

/** A field of a request or response; the name of a nested field is its full path, such as `records[].dbHost`. */
export interface Field {
  readonly name: string
  /** The JSON types, or `string[]` for a list of strings; empty if the document has none. */
  readonly types: readonly string[]
  readonly required: boolean
  /** The value that the product's own clients send. */
  readonly sends?: string
  /** The description, in Markdown. */
  readonly text: string
}

/** An operation of the API with resolved schemas, for display. */
export interface Endpoint {
  readonly id: string
  /** The path with the base path of the server, such as `/api/v1/createWorkspace`. */
  readonly path: string
  readonly text: string
  readonly request: { readonly fields: readonly Field[]; readonly example: Readonly<Record<string, unknown>> }
  /** The environment variables that contain secrets, by the field of the request. */
  readonly secrets: Readonly<Record<string, string>>
  readonly response: { readonly fields: readonly Field[]; readonly example: unknown }
  readonly failures: readonly Failure[]
}

/** Returns the ids of all operations, in the order of the document. */
export function operationIds({ paths }: ApiDocument): string[] {
  return Object.values(paths).map(({ post }) => post.operationId)
}

/** Returns an operation of the document. Throws an error for an unknown operation, error or schema. */
export function readEndpoint(document: ApiDocument, id: string): Endpoint {
  const [path, operation] = findOperation(document, id)
  const request = operation.requestBody.content['application/json']
  const response = operation.responses['200'].content['application/json']
  const sent = mergeSchema(request.schema, document)
  return {
    id,
    path: new URL(document.servers[0]?.url.replace('{host}', 'host.invalid') ?? '').pathname + path,
    text: operation.description,
    request: { fields: fieldsOf(sent, document), example: request.example as Record<string, unknown> },
    secrets: secretsOf(sent, document),
    response: { fields: answerFields(response.schema, document), example: response.example },
    failures: operation['x-errors'].map((name) => failure(document, name)),
  }
}

function findOperation(document: ApiDocument, id: string): [path: string, operation: Operation] {
  const found = Object.entries(document.paths).find(([, { post }]) => post.operationId === id)
  if (!found) throw new Error(`the API has no operation “${id}”${didYouMean(id, operationIds(document))}`)
  return [found[0], found[1].post]
}

function failure({ components }: ApiDocument, name: string): Failure {
  const known = components['x-errors']
  const found = known[name]
  if (!found) throw new Error(`the API has no error “${name}”${didYouMean(name, Object.keys(known))}`)
  return found
}

function secretsOf(schema: Schema, document: ApiDocument): Record<string, string> {
  const names = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const variable = mergeSchema(inner, document)['x-env']
    return variable === undefined ? [] : [[name, variable] as const]
  })
  return Object.fromEntries(names)
}

/** Returns the fields of `data` in a successful response; `data` itself if it is not an object. */
function answerFields(schema: Schema, document: ApiDocument): Field[] {
  const [success = schema] = schema.oneOf ?? []
  const data = mergeSchema(success, document).properties?.data ?? {}
  const inner = mergeSchema(data, document)
  return inner.properties ? fieldsOf(inner, document) : [field('data', inner, true)]
}

function fieldsOf(schema: Schema, document: ApiDocument, above = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inner = mergeSchema(property, document)
    const items = inner.items && mergeSchema(inner.items, document)
    const way = above + name
    const below = items?.properties
      ? fieldsOf(items, document, `${way}[].`)
      : inner.properties
        ? fieldsOf(inner, document, `${way}.`)
        : []
    return [field(way, inner, schema.required?.includes(name) ?? false, items), ...below]
  })
}

function field(name: string, schema: Schema, required: boolean, items?: Schema): Field {
  const sends = schema['x-clients']
  const types = [schema.type ?? []].flat()
  return {
    name,
    types: items?.type === 'string' ? ['string[]'] : types,
    required,
    ...(sends !== undefined && { sends: String(sends) }),
    text: schema.description ?? '',
  }
}

/** Merges a schema with the schema it references and its `allOf` schemas; its own fields take precedence. */
function mergeSchema(schema: Schema, source: ApiDocument): Schema {
  const onRefResolveError = (_message: string, _path: unknown, ref: string) => {
    const known = Object.keys(source.components.schemas)
    const name = ref.replace('#/components/schemas/', '')
    throw new Error(`the API has no schema “${name}”${didYouMean(name, known)}`)
  }
  return merge({ allOf: [schema] }, { source, mergeRefSibling: true, onRefResolveError }) as Schema
}
