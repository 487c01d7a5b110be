import { removeReport, showReport } from '../inline-scripts/report'
import { handleTabs, tabKey } from '../inline-scripts/tabs'
import { onPage } from './on-page'

/**
 * Handles the tabs, code blocks, images, terms and the rule table of a page; inline scripts handle the other controls
 * (lib/inline-scripts/controls.ts). Shows “Wrap” on code blocks that overflow, and measures them again when the window
 * is resized or a tab panel appears.
 */
export function startPageControls(): void {
  addEventListener('click', enlarge)
  onPage((signal) => {
    if (document.querySelector('[data-tabs]')) handleTabs(tabKey)
    if (document.querySelector('[data-term]'))
      void import('./dismiss-terms').then(
        ({ dismissTerms }) => dismissTerms(signal),
        () => {},
      )
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const button = target.closest('figure')?.querySelector<HTMLElement>('[data-act=wrap]')
        if (button) button.hidden = button.ariaPressed !== 'true' && target.scrollWidth <= target.clientWidth
      }
    })
    for (const pre of document.querySelectorAll('figure > div > pre')) sizes.observe(pre)
    const filter = document.querySelector<HTMLElement>('[data-rule-filter]')
    if (filter) startFilter(filter, signal)
    signal.addEventListener('abort', () => sizes.disconnect())
  })
}

/** Loads the code of the rule table's filter when its form gets the focus, or if the URL has a query. */
function startFilter(box: HTMLElement, signal: AbortSignal): void {
  let loading: Promise<void> | undefined
  const start = () => {
    removeReport()
    loading ??= import('./rule-filter').then(
      ({ startRuleFilter }) => startRuleFilter(box, signal),
      () => {
        // retries on the next interaction
        loading = undefined
        showReport('unreached')
      },
    )
  }
  box.addEventListener('focusin', start, { signal })
  box.addEventListener('input', start, { signal })
  // the form may have got the focus before this code arrived
  if (location.search !== '' || box.contains(document.activeElement)) start()
}

/** Enlarges the image of a clicked button with code that is loaded on first use. */
async function enlarge({ target }: Event): Promise<void> {
  const button = (target as Element).closest<HTMLElement>('[data-act=zoom]')
  if (!button) return
  button.ariaBusy = 'true'
  removeReport()
  await import('./enlarge').then(
    (code) => code.enlarge(button),
    () => showReport('unreached'),
  )
  button.ariaBusy = null
}
