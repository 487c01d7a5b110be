/*
 * The only script of a page that has just been opened. It waits until the reader means to do something, then
 * fetches React and the router; a control pressed before they are there is pressed again when they are.
 * Assembly bundles this file and puts it into every page with the page's list of scripts (lib/export/html.ts).
 */

/** The page's scripts below the folder that all of them stand in; the bundler's runtime stands first. */
declare const PAGE_SCRIPTS: readonly [string, ...string[]]
declare const SCRIPT_FOLDER: string

const passive = { capture: true, passive: true } as const
const root = document.documentElement
const [runtime, ...parts] = PAGE_SCRIPTS
let wanted = false
let held: HTMLElement | undefined

const add = (src: string) =>
  new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement('script'), { src: SCRIPT_FOLDER + src, onload, onerror }),
    ),
  )

function load(): void {
  if (wanted) return
  wanted = true
  // the bundler's runtime starts React, so it comes last: with a part missing, React would put an error in the
  // place of a page that can be read
  Promise.all(parts.map(add))
    .then(() => add(runtime))
    .catch(() => {
      // offline, or a deploy took a file away: the next sign tries again
      wanted = false
    })
}

/** The control under an event that React works, or a menu that opens by itself and can do more with React. */
const controlOf = (event: Event) =>
  // the document itself has no `closest`
  (event.target as Partial<Element>).closest?.<HTMLElement>('button,summary,[data-control]')

function hold(event: MouseEvent): void {
  const control = controlOf(event)
  if (!control || root.dataset.hasHydrated) return
  load()
  if (control.localName === 'summary') return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = control
}

addEventListener('pointerover', (event) => event.pointerType !== 'touch' && load(), passive)
addEventListener('touchstart', (event) => controlOf(event) && load(), passive)
addEventListener('keydown', load, passive)
addEventListener('focusin', load, passive)
addEventListener(
  'scroll',
  () => {
    if (matchMedia('(pointer: fine)').matches) (self.requestIdleCallback ?? setTimeout)(load)
  },
  passive,
)
addEventListener('click', hold, true)
addEventListener('site:hydrated', () => held?.click(), { once: true })
