import { isModifiedClick } from '@/lib/client/modified-click'
import { pageData } from '@/lib/client/page-data'
import { storageSlot } from '@/lib/client/storage'
import { failureTexts } from '@/lib/inline-scripts/report'
import type { IslandName } from '../ui/Island'
import { fieldsIn, focusedField, restoreFocus } from './focused-field'
import { loadIsland } from './islands'
import { whenIdle } from './when-idle'

/** Starts the islands of the page. */
export function startIslands(signal: AbortSignal): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-island]')) startIsland(box, signal)
}

/**
 * Replaces the HTML of an island by its component when the component is needed and has arrived: when a field gets the
 * focus, when a control with `data-action` is pressed, for a URL with its input, or if the reader has left an input in this
 * tab. Stops when the page is left.
 */
export function startIsland(box: HTMLElement, page: AbortSignal): void {
  const controller = new AbortController()
  const { signal } = controller
  page.addEventListener('abort', () => controller.abort(), { signal })
  const report = box.querySelector<HTMLElement>('[data-report]') ?? addReport(box)
  // a replaced button would lose the click, a replaced field what an input method composes
  const runWhenIdle = whenIdle(box, signal)
  let pressed: readonly string[] = []

  const load = async () => {
    report.hidden = true
    const [Component, { renderComponent }] = await Promise.all([
      loadIsland(box.dataset.island as IslandName),
      import('../ui/render-component'),
    ])
    runWhenIdle(() => {
      controller.abort()
      const fields = fieldsIn(box)
      const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      const focused = focusedField(fields)
      box.dataset.live = ''
      // at once with the focus, because a key or a paste in between would be lost
      page.addEventListener('abort', renderComponent(box, Component, { ...pageData<object>(box), typed, pressed }))
      if (focused) restoreFocus(box, focused)
    })
  }
  /** Loads the component; if that fails, follows a link that was pressed, or reports the failure. */
  const start = (link?: HTMLAnchorElement) =>
    void load().catch(() => {
      if (link) location.assign(link.href)
      else report.hidden = false
    })
  const isField = (element: unknown) => fieldsIn(box).some((field) => field === element)

  box.addEventListener('focusin', ({ target }) => isField(target) && start(), { signal })
  const press = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-action]')
    const action = control?.dataset.action
    const isModified = isModifiedClick(event)
    // a click elsewhere, such as into a field, cancels what waits
    pressed = action && !isModified ? [...pressed, action] : []
    if (!action || isModified) return
    const link = control instanceof HTMLAnchorElement ? control : undefined
    if (link) event.preventDefault()
    start(link)
  }
  box.addEventListener('click', press, { signal })
  // a button such as “Clear” was meant for the text before
  box.addEventListener('input', () => void (pressed = []), { signal })
  const startForInput = () => {
    const { hashes, query } = box.dataset
    const hasInput = hashes?.split(' ').some(holdsInput)
    if (hasInput || (query !== undefined && location.search !== '')) start()
  }
  addEventListener('hashchange', startForInput, { signal })
  startForInput()
  if (isField(document.activeElement)) start()
}

/** Whether the URL has a hash that begins with a text, or the session has an input with this key. */
function holdsInput(hash: string): boolean {
  return location.hash.startsWith(hash) || storageSlot(hash, 'session').get() !== null
}

/** Adds the report of code that did not arrive to an island that has no report of its own. */
function addReport(box: HTMLElement): HTMLElement {
  const report = document.createElement('p')
  report.role = 'alert'
  report.hidden = true
  report.textContent = failureTexts().unreached
  box.append(report)
  return report
}
