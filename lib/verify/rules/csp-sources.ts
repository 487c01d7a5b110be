import type { Element } from 'domhandler'
import { srcsetUrls } from '../facts'
import type { Page } from '../page'
import { urlOf } from '../published'

/** The sources of a Content-Security-Policy, by directive. */
export type Directives = ReadonlyMap<string, readonly string[]>

/** Parses a Content-Security-Policy; of duplicate directives, only the first applies. */
export function directivesOf(policy: string): Directives {
  const lines = policy.split(';').map((line) => line.trim().split(/\s+/))
  return new Map(lines.reverse().map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

/** Returns an error for each URL that a page loads, submits to or uses as its base although its policy forbids it. */
export function forbiddenUrls({ file, elements }: Page, policy: Directives, origin: string): string[] {
  const base = urlOf({ origin }, file)
  return elements.flatMap((element) =>
    named(element)
      .filter(([directive, href]) => !isAllowed(sourcesFor(policy, directive), href, base, origin))
      .map(([directive, href]) => `the policy forbids the ${element.name} ${href.slice(0, 60)} (${directive})`),
  )
}

/** The CSP directive of each URL attribute, by element name. */
const attributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audio: { src: 'media-src' },
  base: { href: 'base-uri' },
  button: { formaction: 'form-action' },
  embed: { src: 'object-src' },
  form: { action: 'form-action' },
  iframe: { src: 'frame-src' },
  image: { href: 'img-src', 'xlink:href': 'img-src' },
  img: { src: 'img-src', srcset: 'img-src' },
  input: { src: 'img-src', formaction: 'form-action' },
  object: { data: 'object-src' },
  script: { src: 'script-src' },
  source: { src: 'media-src', srcset: 'img-src' },
  track: { src: 'media-src' },
  video: { src: 'media-src', poster: 'img-src' },
}

/** The CSP directive of `<link>` elements, by `rel`. */
const relations: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
}

function named({ name, attribs }: Element): (readonly [directive: string, href: string])[] {
  if (name === 'link') {
    const words = (attribs.rel ?? '').toLowerCase().split(/\s+/)
    return words.flatMap((word) =>
      relations[word] === undefined ? [] : [[relations[word], attribs.href ?? ''] as const],
    )
  }
  return Object.entries(attributes[name] ?? {}).flatMap(([attribute, directive]) => {
    const value = attribs[attribute]
    if (value === undefined) return []
    const urls = attribute === 'srcset' ? srcsetUrls(value) : [value]
    return urls.map((href) => [directive, href] as const)
  })
}

/** Returns the sources of a directive or of its fallback; `undefined` means that everything is allowed. */
function sourcesFor(policy: Directives, directive: string): readonly string[] | undefined {
  if (/^(base-uri|form-action)$/.test(directive)) return policy.get(directive)
  const child = directive === 'frame-src' ? policy.get('child-src') : undefined
  return policy.get(directive) ?? child ?? policy.get('default-src')
}

function isAllowed(sources: readonly string[] | undefined, href: string, base: string, origin: string): boolean {
  // an invalid URL loads nothing, and the rule `assets` reports it
  if (sources === undefined || !URL.canParse(href, base)) return true
  const url = new URL(href, base)
  return sources.some((source) => (source === "'self'" ? url.origin === origin : isFrom(url, source)))
}

/** Whether a URL matches a CSP source: a scheme, or an origin whose host may start with a wildcard. */
function isFrom(url: URL, source: string): boolean {
  if (source.endsWith(':')) return url.protocol === source
  const [scheme = '', host = ''] = source.split('://')
  if (url.protocol !== `${scheme}:`) return false
  return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host
}
