/*
 * The only script of a page that has just been opened. It waits until the reader means to do something, then
 * fetches React and the router; controls and keys pressed before they are there are pressed again when they are.
 * Assembly bundles this file and puts it into every page with the page's list of scripts (lib/export/html.ts).
 */

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
/** The controls and keys that are to be pressed again, each control once. */
const held = new Set<Partial<HTMLElement & KeyboardEvent>>()

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
// a page that can be read; offline, or when a deploy took a file away, the next sign tries again
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
    .catch(() => (TURBOPACK = loading = null)))

/** The control under an event that React works, or a menu that opens by itself and can do more with React. */
const controlOf = (event: Event) =>
  // the document itself has no `closest`
  (event.target as Partial<Element>).closest?.<HTMLButtonElement>('button,summary')

// a finger is over what it touches
on('pointerover', (event) => (event.pointerType !== 'touch' || controlOf(event)) && load())
on('focusin', load)
// the menu is scrolled to the page's entry without the reader
on('scroll', (event) => event.target === page && matchMedia('(pointer:fine)').matches && load())
on('click', (event) => {
  const control = controlOf(event)
  if (!control) return
  load()
  // a summary, which has no type, opens by itself
  if (!isHydrated && control.type) {
    event.preventDefault()
    event.stopPropagation()
    held.add(control)
  }
})
on('keydown', (event) => {
  load()
  // a field has what is written into it
  if (isHydrated || 'size' in (event.target as Element)) return
  held.add(event)
  // the keys that open the search are some browsers' own as well
  if (event.key === (event.ctrlKey || event.metaKey ? 'k' : '/')) event.preventDefault()
})
// an entry with a state is the router's; where the document was loaded anew since, nothing but a load gets there
on('popstate', (event) => isHydrated || (event.state && location.reload()))
on('site:hydrated' as keyof WindowEventMap, () => {
  isHydrated = true
  // React may come while a key is on its way, which then reaches it by itself
  held.forEach((press) => (press.click ? press.click() : press.eventPhase || dispatchEvent(press as KeyboardEvent)))
})
