/** Runs a function after the next paint. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/**
 * Returns `open`, which opens a modal dialog, and closes it when it is cancelled. The dialog is modal only after the paint
 * in which it appears, and closed only after the one in which it disappears: the browser then computes the style of every
 * element, because all others become inert or active. When it is closed, the element that had the focus gets it again, or
 * else that returned by `opener`.
 */
export function startModal(
  dialog: HTMLDialogElement,
  opener: () => HTMLElement | null,
  signal: AbortSignal,
): () => boolean {
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
    // the browser does not return it to `previous`: the field had the focus when the dialog became modal
    for (const find of [() => previous, opener]) {
      const { activeElement, body } = document
      // the field may keep the focus until the next frame
      if (!dialog.open && (activeElement === body || dialog.contains(activeElement)))
        find()?.focus({ preventScroll: true })
    }
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
