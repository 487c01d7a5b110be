import { recallTabs, tabKey } from '../runtime/tabs'
import { holdPage } from './hold-page'
import { storageSlot } from './storage'

/*
 * What the controls inside a text do: tabs, the buttons of code blocks and of pictures. It is fetched when one
 * of them is first used (components/layout/Controls.tsx), and keeps all its state in the page.
 */

const acts: Readonly<Record<string, (control: HTMLElement) => void>> = { tab: chooseTab, copy, copyPage, wrap, zoom }

/** Answers an event on a control. */
export function act(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>('[data-act]')
  if (!control) return
  if (event.type === 'click') acts[control.dataset.act ?? '']?.(control)
  else if (event.type === 'keydown' && control.role === 'tab') walkTabs(control, (event as KeyboardEvent).key)
}

/** Shows the panel of a tab, here and in all sets of its group, and leaves the tab where it is on the screen. */
function chooseTab(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]')
  const value = tab.dataset.value
  if (!set || value === undefined) return
  const { group } = set.dataset
  const { top } = tab.getBoundingClientRect()
  const address = new URL(location.href)
  for (const one of group === undefined ? [set] : setsOf(group)) {
    one.dataset.chosen = value
    if (one.dataset.query) address.searchParams.set(one.dataset.query, value)
  }
  if (group !== undefined) storageSlot(tabKey + group).set(value)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  recallTabs(tabKey)
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
}

function setsOf(group: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tabs]')].filter((set) => set.dataset.group === group)
}

/** Moves the focus among the tabs of a set; Enter or Space, being a button's own keys, choose. */
function walkTabs(tab: HTMLElement, key: string): void {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[]
  const at = tabs.indexOf(tab)
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1 }[key]
  if (to !== undefined) tabs.at(to % tabs.length)?.focus()
}

/** Where a screen reader hears what a button shows for a moment. */
const spoken = document.body.appendChild(document.createElement('output'))
spoken.className = 'sr-only'

/** How long a button says that it has copied, in milliseconds. */
const SAID = 1000

/** Copies a block's code without the lines that it marks as removed; where that is forbidden, selects it. */
async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('code')
  if (!code) return
  const kept = code.cloneNode(true) as HTMLElement
  for (const line of kept.querySelectorAll('.del')) {
    // with its end, or that of the line before the last
    ;(line.nextSibling ?? line.previousSibling)?.remove()
    line.remove()
  }
  try {
    await navigator.clipboard.writeText(kept.textContent)
  } catch {
    getSelection()?.selectAllChildren(code)
    return
  }
  sayDone(button)
}

/** Copies the page's Markdown; where that is forbidden, opens it. */
async function copyPage(button: HTMLElement): Promise<void> {
  const file = new URL('index.md', location.href).href
  const text = fetch(file).then(async (answer) => {
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    return new Blob([await answer.text()], { type: 'text/plain' })
  })
  try {
    // the text is still on its way: later, the browser would not take it for the reader's wish
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
  } catch {
    location.assign(file)
    return
  }
  sayDone(button)
}

function sayDone(button: HTMLElement): void {
  const { done = '', name = (button.dataset.name = button.textContent) } = button.dataset
  spoken.textContent = button.textContent = done
  setTimeout(() => {
    button.textContent = name
    spoken.textContent = ''
  }, SAID)
}

/** Breaks the lines of a block, or lets them run on. */
function wrap(button: HTMLElement): void {
  const figure = button.closest('figure')
  if (!figure) return
  const isWrapped = figure.toggleAttribute('data-wrap')
  button.ariaPressed = String(isWrapped)
}

/** Shows a picture as large as the window allows; any press or key that closes dialogs closes it. */
function zoom(button: HTMLElement): void {
  const picture = button.closest('figure')?.querySelector('img, svg')
  if (!picture) return
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  close.textContent = button.dataset.close ?? ''
  dialog.ariaLabel = picture.getAttribute('alt') ?? picture.closest('[aria-label]')?.ariaLabel ?? null
  dialog.append(picture.cloneNode(true), close)
  dialog.addEventListener('click', () => dialog.close())
  picture.closest('figure')?.append(dialog)
  dialog.showModal()
  const release = holdPage()
  dialog.addEventListener('close', () => {
    dialog.remove()
    release()
  })
  // going back takes the page away with the dialog in it
  addEventListener('site:arrived', () => dialog.close(), { once: true })
}
