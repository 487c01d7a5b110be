import type { ContentSettings } from '../content-model/settings'

/** The hosts of videos and code whose pages an `<iframe>` can show; `frame_hosts` of `settings.yml` adds others. */
const defaultFrameHosts: readonly string[] = [
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'player.bilibili.com',
  'codesandbox.io',
  'stackblitz.com',
  'codepen.io',
]

/** Returns the hosts whose pages an `<iframe>` of a content folder can show. */
export function frameHosts(settings: Pick<ContentSettings, 'frameHosts'> = {}): readonly string[] {
  return [...defaultFrameHosts, ...(settings.frameHosts ?? [])]
}

/** React's names of the attributes that an `<iframe>` may have, by their names in lower case. */
const frameAttributes: Readonly<Record<string, string>> = {
  src: 'src',
  width: 'width',
  height: 'height',
  title: 'title',
  allow: 'allow',
  allowfullscreen: 'allowFullScreen',
  style: 'style',
}

/** Returns the URL of a page that an `<iframe>` shows; undefined if it is not an HTTP URL. */
function frameUrl(src: unknown): URL | undefined {
  const written = String(src ?? '').trim()
  if (!/^(?:https?:)?\/\//i.test(written) || !URL.canParse(written, 'https://example.org/')) return undefined
  return new URL(written, 'https://example.org/')
}

/** An `<iframe>` that can be shown, or the reason why it cannot, with a link to its page as a replacement. */
export type Frame =
  | {
      readonly attributes: readonly (readonly [name: string, written: string])[]
      readonly src: string
      readonly title: string
    }
  | { readonly reason: string; readonly link?: { readonly href: string; readonly text: string } }

/** Reads the attributes of an `<iframe>`; its page must be of one of the hosts. */
export function readFrame(attributes: Readonly<Record<string, unknown>>, hosts: readonly string[]): Frame {
  const names = Object.keys(attributes)
  const url = frameUrl(attributes.src)
  const title = typeof attributes.title === 'string' && attributes.title !== '' ? attributes.title : undefined
  if (!url || !hosts.includes(url.host)) {
    const reason = `an <iframe> must show a page of one of these hosts: ${hosts.join(', ')}; frame_hosts in settings.yml adds others`
    return { reason, ...(url && { link: { href: url.href, text: title ?? url.href } }) }
  }
  const otherAttributes = names.flatMap((written) => {
    const name = frameAttributes[written.toLowerCase()]
    return name === undefined || ['src', 'title'].includes(name) ? [] : [[name, written] as const]
  })
  return { attributes: otherAttributes, src: url.href.replace(/^http:/, 'https:'), title: title ?? url.host }
}
