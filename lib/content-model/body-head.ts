import { bodyLines } from './prose-lines'

/** The supported data of a `<head>` in a body, and its unsupported elements. */
export interface BodyHead {
  readonly title?: string
  readonly description?: string
  readonly image?: string
  readonly keywords?: readonly string[]
  /** The elements that are dropped, such as `link rel="canonical"`. */
  readonly dropped: readonly string[]
  /** The index of its first and of its last line. */
  readonly first: number
  readonly last: number
}

/** The field for each `name` or `property` of a `<meta>`. */
const fields: Readonly<Record<string, 'title' | 'description' | 'image' | 'keywords'>> = {
  description: 'description',
  'og:description': 'description',
  'twitter:description': 'description',
  'og:title': 'title',
  'twitter:title': 'title',
  'og:image': 'image',
  'twitter:image': 'image',
  image: 'image',
  keywords: 'keywords',
}

/** Matches elements that every page has anyway. */
const redundant = /^meta (?:charset|property="og:(?:type|url|site|site_name|locale)"|name="(?:twitter:card|viewport)")/i

/** Reads the first `<head>` in a body, except in code; Docusaurus adds its content to the head of the page. */
export function readBodyHead(body: string): BodyHead | undefined {
  if (!/<head>/i.test(body)) return undefined
  const lines = bodyLines(body)
  const first = lines.findIndex(({ text, isProse }) => isProse && /^\s*<head>/i.test(text))
  const last = lines.findIndex(({ text }, index) => index >= first && /<\/head>\s*$/i.test(text))
  if (first < 0 || last < 0) return undefined
  const text = lines
    .slice(first, last + 1)
    .map((line) => line.text)
    .join('\n')
  const found: { title?: string; description?: string; image?: string; keywords?: string } = {}
  const dropped: string[] = []
  const title = /<title>([^<{]*)<\/title>/i.exec(text)?.[1]
  if (title !== undefined) found.title = title.trim()
  for (const [, tag = '', rest = ''] of text.matchAll(/<(\w+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g)) {
    if (/^(?:head|title)$/i.test(tag)) continue
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', a, b]) => [
        name.toLowerCase(),
        a ?? b ?? '',
      ]),
    )
    const field = tag.toLowerCase() === 'meta' ? fields[attributes.name ?? attributes.property ?? ''] : undefined
    const { content } = attributes
    if (field !== undefined && content !== undefined) found[field] ??= content
    else {
      const name = `${tag}${rest.replace(/\s*\/?$/, '').replace(/\s+/g, ' ')}`
      if (!redundant.test(name)) dropped.push(name)
    }
  }
  const { keywords, ...facts } = found
  const words = keywords
    ?.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return { ...facts, ...(words && { keywords: words }), dropped, first, last }
}

/** Replaces the lines of a `<head>` by empty ones. */
export function withoutBodyHead(body: string, { first, last }: BodyHead): string {
  const lines = body.split('\n')
  return lines.map((line, index) => (index >= first && index <= last ? '' : line)).join('\n')
}
