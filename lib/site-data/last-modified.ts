import type { ContentPage } from '../content-model/types'

/**
 * Returns the date of a page's last update, which the sitemap, feeds and metadata state; for a post, at least its date,
 * because it may have been committed earlier.
 */
export function lastModified({ kind, date, lastUpdate }: ContentPage): string | undefined {
  const days = [lastUpdate?.date, kind === 'post' ? date : undefined].filter((day) => day !== undefined)
  return days.sort().at(-1)
}
