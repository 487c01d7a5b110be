/** A breadcrumb; without a URL for a category that has no page. */
export interface Crumb {
  readonly name: string
  /** The absolute URL. */
  readonly url?: string | undefined
}

/** Returns the breadcrumbs for search engines; those without a URL are left out, because each item must have one. */
export function breadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter(({ url }) => url !== undefined)
      .map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  }
}
