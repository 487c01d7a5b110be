import type { Element } from 'domhandler'
import { candidates } from '../facts'
import type { Page } from '../page'
import { addressOf } from '../published'

/** What a policy allows, by the name of each directive. */
export type Directives = ReadonlyMap<string, readonly string[]>

/** The directives of a policy; of two with one name the first counts. */
export function directivesOf(policy: string): Directives {
  const lines = policy.split(';').map((line) => line.trim().split(/\s+/))
  return new Map(lines.reverse().map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

/** What a page loads, sends to or stands on though its policy forbids it. */
export function forbiddenAddresses({ file, elements }: Page, policy: Directives, origin: string): string[] {
  const base = addressOf({ origin }, file)
  return elements.flatMap((element) =>
    named(element)
      .filter(([directive, address]) => !isAllowed(sourcesFor(policy, directive), address, base, origin))
      .map(([directive, address]) => `the policy forbids the ${element.name} ${address.slice(0, 60)} (${directive})`),
  )
}

/** By element, the attributes that name an address, and the directive that is asked of it. */
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

/** The same of links, by what they are for. */
const relations: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
}

function named({ name, attribs }: Element): (readonly [directive: string, address: string])[] {
  if (name === 'link') {
    const words = (attribs.rel ?? '').toLowerCase().split(/\s+/)
    return words.flatMap((word) =>
      relations[word] === undefined ? [] : [[relations[word], attribs.href ?? ''] as const],
    )
  }
  return Object.entries(attributes[name] ?? {}).flatMap(([attribute, directive]) => {
    const value = attribs[attribute]
    if (value === undefined) return []
    const addresses = attribute === 'srcset' ? candidates(value) : [value]
    return addresses.map((address) => [directive, address] as const)
  })
}

/** The sources of a directive, or of the one that stands in for it; `undefined` allows everything. */
function sourcesFor(policy: Directives, directive: string): readonly string[] | undefined {
  if (/^(base-uri|form-action)$/.test(directive)) return policy.get(directive)
  const child = directive === 'frame-src' ? policy.get('child-src') : undefined
  return policy.get(directive) ?? child ?? policy.get('default-src')
}

function isAllowed(sources: readonly string[] | undefined, address: string, base: string, origin: string): boolean {
  // what is no address loads nothing; `assets` tells of it
  if (sources === undefined || !URL.canParse(address, base)) return true
  const url = new URL(address, base)
  return sources.some((source) => (source === "'self'" ? url.origin === origin : isFrom(url, source)))
}

/** Whether an address is what a source names: a scheme, or an origin with or without a star. */
function isFrom(url: URL, source: string): boolean {
  if (source.endsWith(':')) return url.protocol === source
  const [scheme = '', host = ''] = source.split('://')
  if (url.protocol !== `${scheme}:`) return false
  return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host
}
