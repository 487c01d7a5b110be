import { closeOnBack, isolate } from './modal'
import { isModifiedClick } from './modified-click'
import { onPage } from './on-page'
import { onOutsideClick } from './outside-click'

/** Whether a click on a link leaves the page; false for a link that only expands its category. */
const isLeaving = (link: HTMLAnchorElement, event: MouseEvent) =>
  link.target !== '_blank' && !link.ariaExpanded && !isModifiedClick(event)

/**
 * Makes the menu of narrow windows modal. It is a `<details data-drawer>`, so it opens without scripts. While it is
 * open, the rest of the page is inert, and Escape, a click outside, Back, following a link and widening the window
 * close it.
 */
export function startDrawer(): void {
  let close: (() => void) | undefined
  const update = (drawer: HTMLDetailsElement) => {
    close?.()
    close = drawer.open ? open(drawer) : undefined
  }
  addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && target.matches('[data-drawer]') && update(target),
    true,
  )
  onPage(() => {
    // it may have been opened before this script arrived
    const drawer = document.querySelector<HTMLDetailsElement>('[data-drawer][open]')
    if (drawer) update(drawer)
  })
}

/** Makes an open drawer modal; returns a function that restores the page when it has been closed. */
function open(drawer: HTMLDetailsElement): () => void {
  const panel = drawer.querySelector<HTMLElement>('[role=dialog]')
  const panes = drawer.querySelector<HTMLElement>('[data-shown]')
  if (!panel || !panes) return () => {}
  const hide = () => {
    drawer.open = false
  }
  const release = isolate(panel)
  const forget = closeOnBack(hide)
  const controller = new AbortController()
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), controller)
  onOutsideClick((target) => !panel.contains(target as Node), hide, controller)
  matchMedia('(min-width: 62.3125em)').addEventListener('change', hide, controller)
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!drawer.open || !link || !isLeaving(link, event)) return showPane(panes)
    // removes the drawer's history entry before it follows the link
    event.preventDefault()
    hide()
    void forget().then(() => link.click())
  }
  panel.addEventListener('click', follow, controller)
  panel.ariaModal = 'true'
  showPane(panes)
  panel.focus()
  return () => {
    controller.abort()
    release()
    panel.ariaModal = null
    // the next opening begins with the menu of the section
    if (panes.children.length > 1) panes.dataset.shown = 'secondary'
    for (const pane of panes.children) (pane as HTMLElement).inert = false
    drawer.querySelector('summary')?.focus()
    void forget()
  }
}

/** Makes the menu that is out of view inert. */
function showPane({ children, dataset }: HTMLElement): void {
  const [primary, secondary] = children as unknown as HTMLElement[]
  if (!primary || !secondary) return
  primary.inert = dataset.shown !== 'primary'
  secondary.inert = !primary.inert
}
