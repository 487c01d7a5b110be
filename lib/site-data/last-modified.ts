import type { ContentPage } from '../content-model/types'

/**
 * Returns the date of a page's last update for the sitemap, feeds and metadata; for a post, not earlier than its
 * publication date, because the commit may be older.
 */
export function lastModified({ kind, date, lastUpdate }: ContentPage): string | undefined {
  const days = [lastUpdate?.date, kind === 'post' ? date : undefined].filter((day) => day !== undefined)
  return days.sort().at(-1)
}
