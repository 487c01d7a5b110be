/*
 * The only script of a page that has just been opened. It waits until the reader means to do something, then
 * fetches React and the router; a control pressed before they are there is pressed again when they are.
 * Assembly bundles this file and puts it into every page with the page's list of scripts (lib/export/html.ts).
 */

/** The page's scripts, without the folder that all of them stand in and without `.js`; the bundler's runtime first. */
declare const PAGE_SCRIPTS: readonly [string, ...string[]]
declare const SCRIPT_FOLDER: string

const [runtime, ...parts] = PAGE_SCRIPTS
let wanted = false
let held: HTMLElement | undefined

const add = (src: string) =>
  new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement('script'), { src: `${SCRIPT_FOLDER}${src}.js`, onload, onerror }),
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
  if (!control || document.documentElement.dataset.hasHydrated) return
  load()
  if (control.localName === 'summary') return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = control
}

/** The keys that open the search count as a press of its button. */
function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event
  const isSearch = ctrlKey || metaKey ? key === 'k' : key === '/' && !(target as Partial<Element>).closest?.('input')
  const button = document.querySelector<HTMLElement>('[data-hotkey]')
  if (isSearch && button && !root.dataset.hasHydrated) {
    event.preventDefault()
    held = button
  }
  load()
}

addEventListener('pointerover', (event) => event.pointerType !== 'touch' && load(), true)
addEventListener('pointerdown', (event) => controlOf(event) && load(), true)
addEventListener('keydown', holdKey, true)
addEventListener('focusin', load, true)
addEventListener('click', hold, true)
addEventListener(
  'scroll',
  () => matchMedia('(pointer: fine)').matches && (self.requestIdleCallback ?? setTimeout)(load),
)
addEventListener('site:hydrated', () => held?.click(), { once: true })
