/** Runs a function after the next paint. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/**
 * Returns `open`, which opens a modal dialog, and closes it when it is cancelled. The dialog is modal only after the paint
 * in which it appears, and closed only after the one in which it disappears: the browser then computes the style of every
 * element, because all others become inert or active.
 */
export function startModal(dialog: HTMLDialogElement, signal: AbortSignal): () => boolean {
  let previous: HTMLElement | undefined
  const isHidden = () => dialog.style.display !== ''
  const close = () => {
    if (isHidden()) dialog.close()
    dialog.style.display = ''
  }
  const hide = (event: Event) => {
    if (event.cancelable) event.preventDefault()
    dialog.style.display = 'none'
    // otherwise its field would receive keys until the paint
    ;(document.activeElement as HTMLElement | null)?.blur()
    afterPaint(close)
  }
  const returnFocus = () => {
    const { activeElement, body } = document
    // not by the browser: the field had the focus when the dialog became modal
    if (!dialog.open && (activeElement === body || dialog.contains(activeElement)))
      previous?.focus({ preventScroll: true })
  }
  dialog.addEventListener('cancel', hide, { signal })
  dialog.addEventListener('close', returnFocus, { signal })
  return () => {
    close()
    if (dialog.open) return false
    previous = document.activeElement as HTMLElement
    dialog.show()
    afterPaint(() => {
      if (!dialog.open || isHidden()) return
      dialog.open = false
      dialog.showModal()
    })
    return true
  }
}
