import type { PageFacts } from '../facts'
import type { Found } from '../finding'
import { follow, type PublishedSite } from '../published'

/** Links, and addresses that pages send their readers to, which lead nowhere. A link on most pages is told once. */
export function brokenLinks(site: PublishedSite): Found[] {
  return onceForLayout(site, (page) => {
    const addresses = page.redirect === undefined ? page.links : [...page.links, page.redirect]
    return addresses.flatMap((address) => {
      const target = follow(site, page.file, address)
      return target && 'mistake' in target ? [`the link ${address} ${target.mistake}`] : []
    })
  })
}

/** Links to a page that has no such anchor. */
export function brokenAnchors(site: PublishedSite): Found[] {
  const ids = new Map([...site.pages].map(([file, page]) => [file, new Set(page.ids)]))
  return onceForLayout(site, (page) =>
    page.links.flatMap((address) => {
      const target = follow(site, page.file, address)
      // the top of a page, and a passage of its text, need no anchor
      if (!target || 'mistake' in target || target.id === '' || /^(top$|:~:)/.test(target.id)) return []
      return (ids.get(target.file)?.has(target.id) ?? true) ? [] : [`${address}: there is no such anchor`]
    }),
  )
}

/** Files that pages load, or name for others to load, which are not there. */
export function missingAssets(site: PublishedSite): Found[] {
  return onceForLayout(site, (page) =>
    page.assets.flatMap((address) => {
      const target = follow(site, page.file, address)
      if (address.trim() === '') return ['an empty address of a file']
      return target && 'mistake' in target ? [`${address} ${target.mistake}`] : []
    }),
  )
}

/** As many pages with one mistake as make it a part of the layout. */
const LAYOUT = 5

/** What pages say of themselves; what many say alike is said of the first, with their number. */
function onceForLayout(site: PublishedSite, mistakesOf: (page: PageFacts) => readonly string[]): Found[] {
  const files = new Map<string, string[]>()
  for (const page of site.pages.values())
    for (const message of mistakesOf(page)) {
      const told = files.get(message)
      if (told) told.push(page.file)
      else files.set(message, [page.file])
    }
  return [...files].flatMap(([message, [first = '', ...others]]) => {
    if (others.length + 1 < LAYOUT) return [first, ...others].map((file) => ({ file, message }))
    return [{ file: first, message: `${message} (on ${others.length + 1} pages: probably a part of the layout)` }]
  })
}
