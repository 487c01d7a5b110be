/*
 * The script loader's fallback if the site's scripts cannot start although the reader has used a control that needs
 * them. After a deploy, the scripts of a document are gone: the document is reloaded once, and the queued controls are
 * activated again in the new one. They are stored in the window's name, which survives a reload even if storage is
 * blocked, and in session storage, which can be written until the page is unloaded. If a reload cannot help, the page
 * reports the failure.
 */

import { showReport } from './report'

type Control = HTMLInputElement

/**
 * Identifies a control or field in another build of the page: by its name, and its index among those with that name.
 */
type SavedControl = readonly [name: string, index: number, value: string]

const nameOf = ({ name, ariaLabel, textContent }: Control) => name || ariaLabel || textContent
const controlsNamed = (name: string) =>
  [...document.querySelectorAll<Control>('button,input,select')].filter((control) => nameOf(control) === name)

function save(control: Control): SavedControl {
  const name = nameOf(control)
  return [name, controlsNamed(name).indexOf(control), control.value]
}

const mark = `reloaded ${location.pathname} `
const saved = takeSaved()
const isReloaded = saved.startsWith(mark)
const controls = isReloaded ? (JSON.parse(saved.slice(mark.length)) as SavedControl[]) : []

/** Returns the state saved before a reload, and deletes it. */
function takeSaved(): string {
  let text = window.name
  if (text.startsWith('reloaded ')) window.name = ''
  try {
    text = (sessionStorage.reload as string | undefined) ?? text
    sessionStorage.removeItem('reload')
  } catch {
    // storage is not available
  }
  return text
}

/** Activates the controls that were queued before the reload; call it once the document is complete. */
export function replayAfterReload(): void {
  for (const [name, index, value] of controls) {
    const control = controlsNamed(name)[index]
    if (!control) continue
    const dialog = control.closest('dialog')
    if (dialog && !dialog.open) dialog.showModal()
    control.focus({ preventScroll: true })
    control.value = value
    control.click()
  }
}

/**
 * Reloads the document if the server still has it and it is not itself the result of such a reload. Otherwise it shows
 * a report.
 */
export async function reloadOrReport(queue: Iterable<HTMLElement>): Promise<void> {
  const { ok, status } = await fetch('', { method: 'HEAD', cache: 'no-store' }).catch(() => Response.error())
  if (isReloaded || !(ok || document.documentElement.dataset.notFound))
    return showReport(status === 404 ? 'gone' : 'unreached')
  const keep = () => {
    window.name = mark + JSON.stringify(Array.from(queue as Iterable<Control>, save))
    try {
      sessionStorage.reload = window.name
    } catch {
      // storage is not available
    }
  }
  keep()
  // again on unload, for what has been typed since; the window's name can no longer be set then
  addEventListener('pagehide', keep)
  location.reload()
  // never resolves, so that the queue stays as it is
  return new Promise(() => {})
}
