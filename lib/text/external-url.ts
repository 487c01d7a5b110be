/** Whether a link leaves the site: it has a scheme or names a host. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}

/** Whether a link leads to a file of the site and not to a page: its last part has an extension. */
export function isFile(href: string): boolean {
  return /^\/(?!\/)[^?#]*\.[a-z0-9]+(?:[?#]|$)/i.test(href)
}

/** Whether a browser can follow a link at all: `https://` and `http://[bad` lead nowhere from any page. */
export function isValidUrl(href: string): boolean {
  return URL.canParse(href, 'https://site.invalid/')
}
