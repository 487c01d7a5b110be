/** Whether a link leaves the site: it has a scheme or names a host. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** Whether a link leads to a file of the site rather than a page: its last segment has an extension. */
export function isFile(href: string): boolean {
  return /^\/(?!\/)[^?#]*\.[a-z0-9]+(?:[?#]|$)/i.test(href)
}

/** Whether a URL can be parsed, absolute or relative; `https://` and `http://[bad` cannot. */
export function isValidUrl(href: string): boolean {
  return URL.canParse(href, 'https://site.invalid/')
}
