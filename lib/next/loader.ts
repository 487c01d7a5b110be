/*
 * Loads the site's scripts on the first user intent. Clicks on buttons that need them are queued, and replayed when they
 * have started. lib/next/html.ts bundles this file and inserts it into every page.
 */

import { reloadOrReport, replayAfterReload } from '../inline-scripts/reload'
import { removeReport } from '../inline-scripts/report'

/** The URL of the site's scripts. */
declare const SCRIPT_URL: string

const page = document
let loading: Promise<unknown> | null | undefined
let isStarted: boolean | undefined
/** The queued controls and fields. */
const queue = new Set<HTMLElement>()

/** Adds a capturing listener to `window`, which runs before all listeners in the page. */
const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => unknown) =>
  addEventListener(type, act, true)

/** A promise that resolves when the HTML is complete, which the scripts wait for. */
const isWhole = new Promise((resolve) => on('DOMContentLoaded', resolve))

const add = () =>
  new Promise((onload, onerror) =>
    page.head.append(Object.assign(page.createElement('script'), { src: SCRIPT_URL, onload, onerror })),
  )

const load = () =>
  (loading ??= Promise.all([add(), isWhole])
    // the scripts start in a listener of the same event
    .then(() => new Promise((resolve) => setTimeout(resolve)))
    .then(() => {
      // the response may be empty, truncated, or a captive portal's page
      if (!isStarted) throw 0
    })
    .catch(async () => {
      if (queue.size) await reloadOrReport(queue)
      // clears the queue, so that clicks are not replayed minutes later; the next interaction retries
      queue.forEach((control) => setQueued(control, false))
      loading = null
    }))

/**
 * Toggles a button that controls a sidebar branch: collapses an open branch at once; entries of a closed branch are
 * loaded later.
 */
const toggle = (button: HTMLElement) => {
  const isOpen = button.ariaExpanded === 'true'
  const branch = button.parentElement?.nextElementSibling as HTMLElement | null | undefined
  button.ariaExpanded = `${!isOpen}`
  if (branch) branch.style.display = isOpen ? 'none' : ''
}

/** Adds a control to the queue or removes it, and sets `aria-busy` on a button, which style sheets use. */
const setQueued = (control: HTMLElement, isQueued: boolean) => {
  queue[isQueued ? 'add' : 'delete'](control)
  if (!isButton(control)) return
  control.ariaBusy = isQueued ? 'true' : null
  if (control.ariaExpanded) toggle(control)
}

/** Whether a control is a button, which needs the scripts; a summary does not. */
const isButton = (control: HTMLElement) => control.tagName === 'BUTTON'

/** Returns the button or summary that contains the target of an event. */
const controlOf = (event: Event) =>
  // the document itself has no `closest`
  (event.target as Partial<Element>).closest?.<HTMLElement>('button,summary')

// on touch, `pointerover` precedes every tap
on('pointerover', (event) => (event.pointerType !== 'touch' || controlOf(event)) && load())
on('focusin', ({ target }) => {
  load()
  // a focused field is queued: the reader expects the page to handle the text that they type
  if (!isStarted && 'size' in (target as Element)) setQueued(target as HTMLElement, true)
})
// ignores scrolling of the sidebar: an inline script scrolls it to the page's entry
on('scroll', (event) => event.target === page && matchMedia('(pointer:fine)').matches && load())
on('click', (event) => {
  const control = controlOf(event)
  if (!control) return
  load()
  // other controls are handled by inline scripts
  if (isStarted || !isButton(control) || event.defaultPrevented) return
  event.preventDefault()
  event.stopPropagation()
  // a second click on a toggle button cancels the first
  if (!queue.has(control) || control.ariaExpanded) setQueued(control, !queue.has(control))
})
on('keydown', ({ key }) => {
  load()
  const menu = page.querySelector<HTMLDetailsElement>('header>details[open],header li>details[open]')
  if (isStarted || key !== 'Escape' || !menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
// an entry of a navigation by the scripts, which had another page of the same document
const { pathname } = location
on('popstate', () => isStarted || location.pathname === pathname || location.reload())
on('site:started' as keyof WindowEventMap, () => {
  isStarted = true
  removeReport()
  for (const control of queue)
    if (isButton(control)) {
      control.ariaBusy = null
      control.click()
    }
  queue.clear()
})

isWhole.then(replayAfterReload)
