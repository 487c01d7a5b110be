import type { Report } from '../../diagnostics/diagnostic'
import { textOf, type Page } from '../page'

/** The properties that search engines require, by schema.org type. */
const required: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['headline', 'url', 'datePublished', 'dateModified', 'image', 'inLanguage', 'publisher'],
  Blog: ['headline', 'description', 'inLanguage', 'blogPost'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  Person: ['name'],
}

/** Reports JSON-LD that cannot be parsed, has another context or an unknown type, or lacks required properties. */
export function structuredDataErrors({ file, elements }: Page): Report[] {
  return elements
    .filter(({ name, attribs }) => name === 'script' && attribs.type === 'application/ld+json')
    .flatMap((script) => errors(textOf(script)))
    .map((message) => ({ file, message }))
}

function errors(text: string): string[] {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return [`structured data cannot be read: ${(error as Error).message}`]
  }
  const context = (data as Record<string, unknown> | null)?.['@context']
  return [
    ...(context === 'https://schema.org' ? [] : ['structured data without the context https://schema.org']),
    ...incomplete(data),
  ]
}

function incomplete(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(incomplete)
  if (typeof data !== 'object' || data === null) return []
  const facts = data as Record<string, unknown>
  const type = String(facts['@type'])
  const fields = required[type]
  const missing = fields?.filter((field) => facts[field] === undefined || facts[field] === '') ?? []
  return [
    ...(fields
      ? []
      : [
          `structured data of the unknown type ${type}: add its required fields to lib/verify/rules/structured-data.ts`,
        ]),
    ...(missing.length > 0 ? [`${type} lacks ${missing.join(', ')}`] : []),
    ...Object.values(facts).flatMap(incomplete),
  ]
}
