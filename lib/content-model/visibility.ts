import type { ContentPage } from './types'

/*
 * What the two flags of a page hide. While writing they hide nothing: `npm run dev` builds and lists every page, and
 * a notice on the page says what the published site will do.
 */

const isWriting = () => process.env.NODE_ENV === 'development'

/** A page is published unless it is a draft. */
export function isPublished(page: Pick<ContentPage, 'draft'>): boolean {
  return !page.draft || isWriting()
}

/** Whether a page appears in lists, sidebars, pagers and the sitemap, and may be indexed. */
export function isListed(page: Pick<ContentPage, 'unlisted'>): boolean {
  return !page.unlisted || isWriting()
}
