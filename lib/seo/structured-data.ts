/** A breadcrumb; `url` is absent for a category without a page. */
export interface Crumb {
  readonly name: string
  /** The absolute URL. */
  readonly url?: string | undefined
}

/**
 * Returns the breadcrumbs as schema.org data; those without a URL are omitted, because each item must have one. Returns
 * undefined for fewer than two, which search engines do not accept:
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(crumbs: readonly Crumb[]): object | undefined {
  const linked = crumbs.filter(({ url }) => url !== undefined)
  if (linked.length < 2) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
