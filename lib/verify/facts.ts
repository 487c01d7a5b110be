import type { Element } from 'domhandler'
import { hasWord, textOf, type Page } from './page'

/** The data of a page that the rules for the whole site need; a worker can transfer it by structured clone. */
export interface PageFacts {
  readonly file: string
  readonly title: string
  readonly description: string | undefined
  readonly lang: string | undefined
  /** The language of the text, if the page is the fallback for a missing translation. */
  readonly fallbackLanguage: string | undefined
  /** The URL that the page redirects to. */
  readonly redirect: string | undefined
  readonly isIndexed: boolean
  readonly canonical: string | undefined
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** The distinct links, as written. */
  readonly links: readonly string[]
  /** The distinct URLs of loaded files and of metadata, as written. */
  readonly assets: readonly string[]
  readonly ids: readonly string[]
  /** The ids of the headings in the text. */
  readonly headings: readonly string[]
}

/** Extracts the facts of a page. */
export function pageFacts({ file, elements }: Page): PageFacts {
  const named = (name: string) => elements.filter((element) => element.name === name)
  const metas = named('meta')
  const meta = (name: string) => metas.find(({ attribs }) => attribs.name === name)?.attribs.content
  const linked = named('link')
  const refresh = metas.find(({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'refresh')?.attribs.content
  const article = named('article')[0]
  return {
    file,
    title: named('title').map(textOf).join(' ').trim(),
    description: meta('description'),
    lang: named('html')[0]?.attribs.lang,
    fallbackLanguage: article?.attribs.lang,
    redirect: refresh && /url=(.*)/i.exec(refresh)?.[1]?.trim(),
    isIndexed: !/\bnoindex\b/.test(meta('robots') ?? ''),
    canonical: linked.find((link) => hasWord(link, 'rel', 'canonical'))?.attribs.href,
    alternates: linked.flatMap(({ attribs }) =>
      attribs.hreflang === undefined ? [] : [{ hreflang: attribs.hreflang, href: attribs.href ?? '' }],
    ),
    links: once(elements.flatMap(({ name, attribs }) => (/^(a|area)$/.test(name) ? (attribs.href ?? []) : []))),
    assets: once(elements.flatMap(assetsOf)),
    ids: elements.flatMap(({ attribs }) => attribs.id ?? []),
    headings: elements.flatMap((element) =>
      /^h[2-6]$/.test(element.name) && element.attribs.id && isInside(element, 'article') ? element.attribs.id : [],
    ),
  }
}

const NOT_LOADED = /\b(canonical|alternate|preconnect|dns-prefetch)\b/
const NAMING_META = /^(og:url|(og|twitter):image(:url)?)$/

function assetsOf(element: Element): string[] {
  const { name, attribs } = element
  if (name === 'meta') return NAMING_META.test(attribs.property ?? attribs.name ?? '') ? [attribs.content ?? ''] : []
  if (name === 'script' && attribs.type === 'application/ld+json') return urlsInData(textOf(element))
  // feeds and Markdown versions are `alternate` links as well, but have a `type` and are files
  if (name === 'link') return NOT_LOADED.test(attribs.rel ?? '') && !attribs.type ? [] : [attribs.href ?? '']
  return [attribs.src, attribs.poster, ...srcsetUrls(attribs.srcset), ...srcsetUrls(attribs.imagesrcset)].filter(
    (href) => href !== undefined,
  )
}

/** Returns the URLs in structured data; the rule `export/structured-data` reports invalid JSON. */
function urlsInData(text: string): string[] {
  return [...text.matchAll(/"(?:url|image|logo|item|mainEntityOfPage)":"([^"\\\s]+)"/g)].map(([, href = '']) => href)
}

/** Returns the URLs in a `srcset` attribute. */
export function srcsetUrls(srcset: string | undefined): string[] {
  return (srcset ?? '').split(/,\s+|,$/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || [])
}

function isInside(element: Element, name: string): boolean {
  for (let parent = element.parent; parent; parent = parent.parent)
    if (parent.type === 'tag' && parent.name === name) return true
  return false
}

const once = (values: readonly string[]) => [...new Set(values)]
