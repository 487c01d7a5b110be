/*
 * Loads React and the router on the first user intent. Clicks on controls that need React are queued, and replayed
 * after hydration. lib/next/html.ts bundles this file and inserts it into every page with the list of its scripts.
 */

import { reloadOrReport, removeReport, replayAfterReload } from '../inline-scripts/reload'

declare global {
  /** The queue of the page's data for React: `[0]` is the start, `[1, text]` a chunk. */
  var __next_f: readonly (readonly [0] | readonly [1, string])[]
  /** The queue of Turbopack's runtime; each script of the page creates it if necessary and pushes its modules. */
  var TURBOPACK: unknown[] | null
}

/** The page's scripts, separated by spaces, without their common folder and without `.js`. */
declare const PAGE_PARTS: string
/** The number of entries in the queue: the scripts, what a merged file says about its scripts, and the start call. */
declare const PAGE_COUNT: number
/** The start call of Turbopack's runtime; `PAGE_RUNTIME` is the script of the runtime, which executes it. */
declare const PAGE_START: object
declare const PAGE_RUNTIME: string
declare const SCRIPT_FOLDER: string
/** Whether the page's data is only in its `index.txt`, with the expected build id and length of that file. */
declare const HAS_DATA_FILE: boolean
declare const BUILD_ID: string
declare const DATA_LENGTH: number

const page = document
let loading: Promise<unknown> | null | undefined
let isHydrated: boolean | undefined
/** The queued controls and fields. */
const queue = new Set<HTMLElement>()

/** Adds a capturing listener to `window`, which runs before all listeners in the page. */
const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => unknown) =>
  addEventListener(type, act, true)

/** A promise that resolves when the HTML is complete, which hydration requires. */
const isWhole = new Promise((resolve) => on('DOMContentLoaded', resolve))

const add = (src: string) =>
  new Promise((onload, onerror) =>
    page.head.append(
      Object.assign(page.createElement('script'), { src: SCRIPT_FOLDER + src + '.js', onload, onerror }),
    ),
  )

/** Fetches the page's data for React from its `index.txt`; an empty string if the HTML contains the data. */
const fetchData = () => (HAS_DATA_FILE ? fetch('index.txt').then((file) => file.text()) : '')

// Turbopack's runtime starts React, so it is loaded last: if a script were missing, React would replace a readable page
// with an error
const load = () =>
  (loading ??= Promise.all([fetchData(), isWhole, ...PAGE_PARTS.split(' ').map(add)])
    .then(([data]) => {
      // a script may be empty or a captive portal's page; after a deploy, the data may belong to other scripts than
      // those of the page; with truncated data, React would wait for the rest
      if (
        (TURBOPACK as unknown[]).push(PAGE_START) < PAGE_COUNT ||
        (HAS_DATA_FILE && (data.length !== DATA_LENGTH || !data.includes(BUILD_ID)))
      )
        throw 0
      if (HAS_DATA_FILE) __next_f = [[0], [1, data]]
      return add(PAGE_RUNTIME)
    })
    .catch(async () => {
      if (queue.size) await reloadOrReport(queue)
      // clears the queue, so that clicks are not replayed minutes later; the next interaction retries
      queue.forEach((control) => setQueued(control, false))
      TURBOPACK = loading = null
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

/** Whether a control is a button, which React handles; a summary works without React. */
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
  if (!isHydrated && 'size' in (target as Element)) setQueued(target as HTMLElement, true)
})
// ignores scrolling of the sidebar: an inline script scrolls it to the page's entry
on('scroll', (event) => event.target === page && matchMedia('(pointer:fine)').matches && load())
on('click', (event) => {
  const control = controlOf(event)
  if (!control) return
  load()
  // other controls are handled by inline scripts
  if (isHydrated || !isButton(control) || event.defaultPrevented) return
  event.preventDefault()
  event.stopPropagation()
  // a second click on a toggle button cancels the first
  if (!queue.has(control) || control.ariaExpanded) setQueued(control, !queue.has(control))
})
on('keydown', ({ key }) => {
  load()
  const menu = page.querySelector<HTMLDetailsElement>('header>details[open],header li>details[open]')
  if (isHydrated || key !== 'Escape' || !menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
// the router created a history entry with a state; if the document was loaded after that, only a reload shows the entry
on('popstate', (event) => isHydrated || (event.state && location.reload()))
on('site:hydrated' as keyof WindowEventMap, () => {
  isHydrated = true
  removeReport()
  for (const control of queue)
    if (isButton(control)) {
      control.ariaBusy = null
      control.click()
    }
  queue.clear()
})

isWhole.then(replayAfterReload)
