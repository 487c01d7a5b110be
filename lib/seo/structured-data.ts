/** A breadcrumb; `url` is absent for a category without a page. */
export interface Crumb {
  readonly name: string
  /** The absolute URL. */
  readonly url?: string | undefined
}

/** Returns the breadcrumbs as schema.org data; those without a URL are omitted, because each item must have one. */
export function breadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter(({ url }) => url !== undefined)
      .map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  }
}
