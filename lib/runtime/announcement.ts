/** Storage keys of the announcement bar: whether it was closed (`true` or `false`), and which one that was. */
export const announcementKeys = {
  dismiss: 'docusaurus.announcement.dismiss',
  id: 'docusaurus.announcement.id',
} as const

/**
 * Decides before the first paint whether the announcement is still to be shown; CSS hides the bar where `<html>`
 * says `data-announcement-bar-initially-dismissed="true"`. Another id than the stored one makes it new again; the
 * default id was once misspelt. It runs as an inline script, so it must not use anything outside itself.
 */
export function recallAnnouncement(id: string, keys: { dismiss: string; id: string }): void {
  let dismissed: string | null = null
  try {
    const stored = localStorage.getItem(keys.id)?.replace('annoucement-bar', 'announcement-bar')
    localStorage.setItem(keys.id, id)
    if (stored !== id) localStorage.setItem(keys.dismiss, 'false')
    dismissed = localStorage.getItem(keys.dismiss)
  } catch {
    // storage is not available: the bar shows on every page
  }
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed === 'true')
}
