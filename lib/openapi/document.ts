import { parse, stringify } from 'yaml'
import { defaultLocale, type Locale } from '../i18n/locales'
import { productIn } from '../config/product'
import { apiSource } from './source'

/** The fields of an OpenAPI schema that the pages show. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  /** The schemas of a response: success, then failure. */
  readonly oneOf?: readonly Schema[]
  /** The name of the environment variable from which example requests read the field. */
  readonly 'x-env'?: string
  /** The value that the product's own clients send. */
  readonly 'x-clients'?: string | number | boolean
}

/** The body of a request or response, with its schema and an example. */
export interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema; readonly example: unknown } }
}

export interface Operation {
  readonly operationId: string
  readonly description: string
  readonly requestBody: Content
  readonly responses: { readonly '200': Content }
  readonly 'x-errors': readonly string[]
}

/** An error response of the API, with advice. */
export interface Failure {
  /** The value of `code` in the response. */
  readonly code: number
  readonly description: string
  readonly 'x-advice': string
}

/** The parts of `content/api/openapi.yaml` that the pages show, in a language, without placeholders. */
export interface ApiDocument {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly 'x-errors': Readonly<Record<string, Failure>>
  }
}

/** The last document of each language, with its source. */
const lastDocuments = new Map<Locale, { readonly source: string; readonly document: ApiDocument }>()

/**
 * Returns the OpenAPI document in a language, with the product's name; parses it again only if the file has changed.
 * Throws an error if there is no document.
 */
export function readApi(locale: Locale): ApiDocument {
  const source = apiSource()
  if (source === '') throw new Error('the content has no api/openapi.yaml')
  const last = lastDocuments.get(locale)
  if (last?.source === source) return last.document
  const document = productIn(localizeDocument(parse(source), locale)) as ApiDocument
  lastDocuments.set(locale, { source, document })
  return document
}

/** Returns the YAML of the OpenAPI document in a language, for download; undefined if there is no document. */
export function apiYaml(locale: Locale): string | undefined {
  return apiSource() === '' ? undefined : stringify(readApi(locale))
}

/** Returns a document in a language: replaces texts with their `x-zh` translations for Chinese, and removes `x-zh`. */
export function localizeDocument(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((inner) => localizeDocument(inner, locale))
  if (value === null || typeof value !== 'object') return value
  const { 'x-zh': translated, ...rest } = value as Record<string, unknown>
  const translatedTexts =
    typeof translated === 'string' ? { description: translated } : (translated as object | undefined)
  const texts = locale === defaultLocale ? rest : { ...rest, ...translatedTexts }
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, localizeDocument(inner, locale)]))
}
