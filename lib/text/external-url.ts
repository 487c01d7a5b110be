/** Whether a link is external: it has a scheme or a host. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** Whether a link is a root-relative path of a file, not of a page: its last segment has an extension. */
export function isFile(href: string): boolean {
  return /^\/(?!\/)[^?#]*\.[a-z0-9]+(?:[?#]|$)/i.test(href)
}

/** Whether an absolute or relative URL can be parsed; false for `https://` and `http://[bad`. */
export function isValidUrl(href: string): boolean {
  return URL.canParse(href, 'https://site.invalid/')
}
