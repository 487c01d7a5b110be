/*
 * What the script loader does when React cannot start although the reader has used something that needs it. After a
 * deploy, the scripts and the data that a document names are gone or are another build's: the document is reloaded
 * once, and the controls that the reader used are used again in the new one. They travel in the window's name, which
 * a reload keeps also where storage is blocked, and in the tab's storage, which can be written until the very end. Where
 * a reload cannot help, the page says so.
 */

type Control = HTMLInputElement

/** How a control or field is found in another build of the page: by its name among those of that name. */
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

/** Returns what a reload has left, and removes it. */
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

/** Uses the controls again that the reader used before the reload; to be called once the document is complete. */
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

const report = document.createElement('p')

/** Tells the reader why nothing happens. */
function show(reason: 'gone' | 'unreached'): void {
  const texts = JSON.parse(document.documentElement.dataset.failure ?? '{}') as Record<typeof reason, string>
  report.role = 'alert'
  report.dataset.alert = ''
  report.textContent = texts[reason]
  // screen readers announce what is inserted
  document.body.append(report)
}

/** Removes what the reader was told. */
export const removeReport = () => report.remove()

/**
 * Reloads the document where that can help: if the server still has it, and it is not itself the result of such a
 * reload. Otherwise it tells the reader.
 */
export async function reloadOrReport(queue: Iterable<HTMLElement>): Promise<void> {
  const { ok, status } = await fetch('', { method: 'HEAD', cache: 'no-store' }).catch(() => Response.error())
  if (isReloaded || !(ok || document.documentElement.dataset.notFound))
    return show(status === 404 ? 'gone' : 'unreached')
  const keep = () => {
    window.name = mark + JSON.stringify(Array.from(queue as Iterable<Control>, save))
    try {
      sessionStorage.reload = window.name
    } catch {
      // storage is not available
    }
  }
  keep()
  // with what is typed until the new document comes; it is too late for the name then
  addEventListener('pagehide', keep)
  location.reload()
  // the queue stays as it is until then
  return new Promise(() => {})
}
