/** Whether a link leaves the site: it has a scheme or names a host. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}
