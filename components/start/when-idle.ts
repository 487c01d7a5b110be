/**
 * Returns a function that runs another one when the reader neither presses a pointer in an element nor composes a text in
 * it with an input method; the last one, if it is called again before. Nothing runs after `signal` has aborted.
 */
export function whenIdle(element: HTMLElement, signal: AbortSignal): (run: () => void) => void {
  let isBusy = false
  let waiting: (() => void) | undefined
  const setBusy = () => {
    isBusy = true
  }
  // after the click of the pointer
  const setIdle = () =>
    setTimeout(() => {
      isBusy = false
      if (!signal.aborted) waiting?.()
    })
  element.addEventListener('pointerdown', setBusy, { signal })
  element.addEventListener('compositionstart', setBusy, { signal })
  element.addEventListener('compositionend', setIdle, { signal })
  addEventListener('pointerup', setIdle, { signal })
  addEventListener('pointercancel', setIdle, { signal })
  return (run) => {
    waiting = run
    if (!isBusy && !signal.aborted) run()
  }
}
