import { site } from '../config/site'
import type { ContentPage } from './types'

/*
 * Functions for the flags `draft` and `unlisted`. The development server (`npm run dev`) ignores both: it builds and
 * lists every page, with a notice that describes how a build treats it. A preview (`npm run build -- --drafts`) includes
 * drafts.
 */

const isWriting = () => process.env.NODE_ENV === 'development'

/** Whether a page is published: it is not a draft, or the site is in development or a preview. */
export function isPublished(page: Pick<ContentPage, 'draft'>): boolean {
  return !page.draft || site.withDrafts || isWriting()
}

/** Whether a page appears in lists, sidebars, pagers and the sitemap, and search engines may index it. */
export function isListed(page: Pick<ContentPage, 'unlisted'>): boolean {
  return !page.unlisted || isWriting()
}
