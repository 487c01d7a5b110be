import type { Found } from '../finding'
import { textOf, type Page } from '../page'

/** What search engines ask of each kind of thing that the site describes. */
const required: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['headline', 'url', 'datePublished', 'dateModified', 'image', 'inLanguage', 'publisher'],
  Blog: ['headline', 'description', 'inLanguage', 'blogPost'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  Person: ['name'],
}

/** Structured data that cannot be read, or lacks what its kind must have. */
export function structuredDataMistakes({ file, elements }: Page): Found[] {
  return elements
    .filter(({ name, attribs }) => name === 'script' && attribs.type === 'application/ld+json')
    .flatMap((script) => mistakes(textOf(script)))
    .map((message) => ({ file, message }))
}

function mistakes(text: string): string[] {
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
      : [`structured data of the unknown type ${type}: say in check/structured-data.ts what it must have`]),
    ...(missing.length > 0 ? [`${type} lacks ${missing.join(', ')}`] : []),
    ...Object.values(facts).flatMap(incomplete),
  ]
}
