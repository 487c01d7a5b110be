/** Storage keys of the announcement bar begin with this: `…dismiss` is `true` or `false`, `…id` says of which one. */
export const announcementKey = 'docusaurus.announcement.'

/**
 * Decides before the first paint whether the announcement is still to be shown; CSS hides the bar where `<html>`
 * says `data-announcement-bar-initially-dismissed="true"`. Another id than the stored one makes it new again; the
 * default id was once misspelt. It runs as an inline script, so it must not use anything outside itself.
 */
export function recallAnnouncement(key: string, id: string): void {
  let dismissed = false
  try {
    const stored = localStorage[key + 'id'] as string | undefined
    localStorage[key + 'id'] = id
    if (stored?.replace('annouc', 'announc') !== id) localStorage[key + 'dismiss'] = false
    dismissed = localStorage[key + 'dismiss'] === 'true'
  } catch {
    // storage is not available: the bar shows on every page
  }
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed)
}
