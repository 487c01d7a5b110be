/** A step of the way to a page; one without an address is a heading of the menu. */
export interface Crumb {
  readonly name: string
  /** Absolute. */
  readonly url?: string | undefined
}

/** The way to a page for search engines; a step must have an address, so those without are left out. */
export function breadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter(({ url }) => url !== undefined)
      .map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  }
}
