/**
 * Lets links to this page in another language, marked `data-keep-place`, take the query and the hash of the moment
 * along, with or without React. It runs as an inline script, so it must not use anything outside itself.
 */
export function keepPlace(): void {
  for (const press of ['click', 'auxclick']) {
    addEventListener(
      press,
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('[data-keep-place]')
        if (link) ({ search: link.search, hash: link.hash } = location)
      },
      true,
    )
  }
}
