/** Storage keys of the announcement bar begin with this: `…dismiss` is `true` or `false`, `…id` says of which one. */
export const announcementKey = 'docusaurus.announcement.'

/**
 * Decides before the first paint whether the announcement is still to be shown; CSS hides the bar where `<html>`
 * says `data-announcement-bar-initially-dismissed="true"`. Another id than the stored one makes it new again; the
 * default id was once misspelt. It runs as an inline script, so it must not use anything outside itself.
 */
export function recallAnnouncement(key: string, id: string): void {
  let dismissed: string | undefined
  try {
    const storage: Partial<Record<string, string>> = localStorage
    if (storage[key + 'id']?.replace('annouc', 'announc') !== id) storage[key + 'dismiss'] = 'false'
    storage[key + 'id'] = id
    dismissed = storage[key + 'dismiss']
  } catch {
    // storage is not available: the bar shows on every page
  }
  document.documentElement.dataset.announcementBarInitiallyDismissed = dismissed ?? 'false'
}
