import { parse, stringify } from 'yaml'
import { defaultLocale, type Locale } from '../i18n/locales'
import { productIn } from '../config/product'
import { apiSource } from './source'

/** A schema of the document, as far as the pages show it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  /** Of a response: the schemas of success and of failure, in this order. */
  readonly oneOf?: readonly Schema[]
  /** Name of the environment variable from which example requests take the field. */
  readonly 'x-env'?: string
  /** The value that the product's own clients send. */
  readonly 'x-clients'?: string | number | boolean
}

/** A request or an answer. */
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

/** A way in which a call fails. */
export interface Failure {
  /** The envelope's `code`. */
  readonly code: number
  readonly description: string
  readonly 'x-advice': string
}

/** The API as `content/api/openapi.yaml` describes it; texts are final and in one language. */
export interface ApiDocument {
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly 'x-errors': Readonly<Record<string, Failure>>
  }
}

/** The document in a language, with the product's name filled in. Throws without a document. */
export function readApi(locale: Locale): ApiDocument {
  const source = apiSource()
  if (source === '') throw new Error('the content has no api/openapi.yaml')
  return productIn(localizeDocument(parse(source), locale)) as ApiDocument
}

/** The document in a language as readers download it; nothing for content without one. */
export function apiYaml(locale: Locale): string | undefined {
  return apiSource() === '' ? undefined : stringify(readApi(locale))
}

/** Replaces texts by their `x-zh` translations, or drops these, by language. */
export function localizeDocument(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((inner) => localizeDocument(inner, locale))
  if (value === null || typeof value !== 'object') return value
  const { 'x-zh': translated, ...rest } = value as Record<string, unknown>
  const translatedTexts =
    typeof translated === 'string' ? { description: translated } : (translated as object | undefined)
  const texts = locale === defaultLocale ? rest : { ...rest, ...translatedTexts }
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, localizeDocument(inner, locale)]))
}
