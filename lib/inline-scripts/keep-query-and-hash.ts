/**
 * Adds the current query and hash to links to this page in another language, marked with `data-keep-place`, when they
 * are clicked, also before the site's scripts have started. It runs as an inline script, so it must not use anything
 * outside itself.
 */
export function keepQueryAndHash(): void {
  for (const type of ['click', 'auxclick']) {
    addEventListener(
      type,
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('[data-keep-place]')
        if (link) ({ search: link.search, hash: link.hash } = location)
      },
      true,
    )
  }
}
