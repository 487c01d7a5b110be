/**
 * The prefix of the announcement bar's storage keys: `…dismiss` is `true` or `false`, `…id` is that of the
 * announcement.
 */
export const announcementKey = 'docusaurus.announcement.'

/**
 * Decides before the first paint whether the announcement is shown; CSS hides the bar if `<html>` has
 * `data-announcement-bar-initially-dismissed="true"`. An announcement whose id differs from the stored one is shown
 * again, except for the misspelt default id that Docusaurus once stored. A click on the bar's button closes it
 * permanently in all open tabs, also before the site's scripts have started. It runs as an inline script, so it must
 * not use anything outside itself.
 */
export function recallAnnouncement(key: string, id: string): void {
  const { dataset } = document.documentElement
  const show = (dismissed?: string | null) => (dataset.announcementBarInitiallyDismissed = dismissed ?? 'false')
  let dismissed: string | undefined
  try {
    const storage: Partial<Record<string, string>> = localStorage
    if (storage[key + 'id']?.replace('annouc', 'announc') !== id) storage[key + 'dismiss'] = 'false'
    storage[key + 'id'] = id
    dismissed = storage[key + 'dismiss']
  } catch {
    // storage is not available: the bar is shown on every page
  }
  show(dismissed)
  addEventListener('storage', (event) => event.key === key + 'dismiss' && show(event.newValue))
  addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('[data-act=dismiss]')) return
      event.preventDefault()
      show('true')
      try {
        // another tab may have stored another announcement since
        localStorage[key + 'id'] = id
        localStorage[key + 'dismiss'] = 'true'
      } catch {
        // the bar is shown again on the next page
      }
    },
    true,
  )
}
