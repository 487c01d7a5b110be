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
let isHydrated = false
let held: HTMLElement | undefined

const add = (src: string) =>
  new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement('script'), { src: SCRIPT_FOLDER + src + '.js', onload, onerror }),
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

/** Listens before anything in the page does. */
const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => unknown) =>
  addEventListener(type, act, true)

/** The control under an event that React works, or a menu that opens by itself and can do more with React. */
const controlOf = (event: Event) =>
  // the document itself has no `closest`
  (event.target as Partial<Element>).closest?.<HTMLElement>('button,summary,[data-control]')

/** Keeps a press for React, in place of whatever it would have done. */
function hold(event: Event, control: HTMLElement | null | undefined): void {
  if (!control || isHydrated) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held = control
}

on('pointerover', (event) => event.pointerType !== 'touch' && load())
on('pointerdown', (event) => controlOf(event) && load())
on('focusin', load)
on('scroll', () => matchMedia('(pointer: fine)').matches && (self.requestIdleCallback ?? setTimeout)(load))
on('click', (event) => {
  const control = controlOf(event)
  if (!control) return
  load()
  if (control.localName !== 'summary') hold(event, control)
})
on('keydown', (event) => {
  load()
  // the keys that open the search count as a press of its button
  if (event.ctrlKey || event.metaKey ? event.key === 'k' : event.key === '/' && event.target === document.body)
    hold(event, document.querySelector<HTMLElement>('[data-hotkey]'))
})
on('site:hydrated' as keyof WindowEventMap, () => {
  isHydrated = true
  held?.click()
})
