/*
 * Loads React and the router on the first user intent. Clicks on controls that need React are queued until it has
 * hydrated the page, and then replayed. Assembly bundles this file and inserts it into every page with the page's list of
 * scripts (lib/next/html.ts).
 */

import { reloadOrReport, removeReport, replayAfterReload } from '../inline-scripts/reload'

declare global {
  /** What React's data is read from: `[0]` begins it, `[1, text]` is a piece of it. */
  var __next_f: readonly (readonly [0] | readonly [1, string])[]
  /**
   * What the bundler's runtime finds to do; the page's scripts put themselves there as they come, and make it if need
   * be.
   */
  var TURBOPACK: unknown[] | null
}

/** The page's scripts, a space between them, without the folder that all of them stand in and without `.js`. */
declare const PAGE_PARTS: string
/** How many they are, and one that starts them. */
declare const PAGE_COUNT: number
/** What of them is to be started, and the bundler's runtime, which does so. */
declare const PAGE_START: object
declare const PAGE_RUNTIME: string
declare const SCRIPT_FOLDER: string
/** Whether the page's data stands in a file beside it; if so, the build it must be of and how long it is. */
declare const HAS_DATA_FILE: boolean
declare const BUILD_ID: string
declare const DATA_LENGTH: number

const page = document
let loading: Promise<unknown> | null | undefined
let isHydrated: boolean | undefined
/** The controls and fields that the reader has used, each once. */
const queue = new Set<HTMLElement>()

/** Listens before anything in the page does. */
const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => unknown) =>
  addEventListener(type, act, true)

/** React takes the page as it finds it, so all of it must have come. */
const isWhole = new Promise((resolve) => on('DOMContentLoaded', resolve))

const add = (src: string) =>
  new Promise((onload, onerror) =>
    page.head.append(
      Object.assign(page.createElement('script'), { src: SCRIPT_FOLDER + src + '.js', onload, onerror }),
    ),
  )

/** What the page is made of, as React's data: the router's own file, in place of a copy inside the page. */
const fetchData = () => (HAS_DATA_FILE ? fetch('index.txt').then((file) => file.text()) : '')

// the bundler's runtime starts React, so it comes last: with a part missing, React would put an error in the place of
// a page that can be read
const load = () =>
  (loading ??= Promise.all([fetchData(), isWhole, ...PAGE_PARTS.split(' ').map(add)])
    .then(([data]) => {
      // a script may have come empty, or as a page of some network; after a deploy the data is of other scripts than
      // the page's; a part of it would leave React waiting for the rest
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
      // what was queued is not replayed minutes later; the next interaction loads again
      queue.forEach((control) => setQueued(control, false))
      TURBOPACK = loading = null
    }))

/** Turns a button that opens and closes a branch: what is open closes at once, what opens is still to be fetched. */
const turn = (button: HTMLElement) => {
  const isOpen = button.ariaExpanded === 'true'
  const branch = button.parentElement?.nextElementSibling as HTMLElement | null | undefined
  button.ariaExpanded = `${!isOpen}`
  if (branch) branch.style.display = isOpen ? 'none' : ''
}

/** Adds a control to the queue or takes it out; style sheets show a button in it as busy. */
const setQueued = (control: HTMLElement, isQueued: boolean) => {
  queue[isQueued ? 'add' : 'delete'](control)
  if (!isButton(control)) return
  control.ariaBusy = isQueued ? 'true' : null
  if (control.ariaExpanded) turn(control)
}

/** Whether something is a button, which React handles; a summary opens by itself. */
const isButton = (control: HTMLElement) => control.tagName === 'BUTTON'

/** The control under an event. */
const controlOf = (event: Event) =>
  // the document itself has no `closest`
  (event.target as Partial<Element>).closest?.<HTMLElement>('button,summary')

// a finger is over what it touches
on('pointerover', (event) => (event.pointerType !== 'touch' || controlOf(event)) && load())
on('focusin', ({ target }) => {
  load()
  // whoever enters a field waits for what is typed into it to be answered
  if (!isHydrated && 'size' in (target as Element)) setQueued(target as HTMLElement, true)
})
// the menu is scrolled to the page's entry without the reader
on('scroll', (event) => event.target === page && matchMedia('(pointer:fine)').matches && load())
on('click', (event) => {
  const control = controlOf(event)
  if (!control) return
  load()
  // other controls are handled by inline scripts
  if (isHydrated || !isButton(control) || event.defaultPrevented) return
  event.preventDefault()
  event.stopPropagation()
  // a second click takes the first back where it shows
  if (!queue.has(control) || control.ariaExpanded) setQueued(control, !queue.has(control))
})
on('keydown', ({ key }) => {
  load()
  const menu = page.querySelector<HTMLDetailsElement>('header>details[open],header li>details[open]')
  if (isHydrated || key !== 'Escape' || !menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
// an entry with a state is the router's; where the document was loaded anew since, nothing but a load gets there
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
