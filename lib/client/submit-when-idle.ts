/** Milliseconds without input after which the reader has probably finished typing. */
const IDLE = 400

/**
 * Submits the form of a text field when the reader has stopped typing, so that the next page gets the whole text; waits
 * while an input method is composing. Does nothing if `signal` aborts before that.
 */
export function submitWhenIdle(field: HTMLInputElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (event?: Event) => {
    clearTimeout(timer)
    if (!(event as InputEvent | undefined)?.isComposing) timer = setTimeout(() => field.form?.submit(), IDLE)
  }
  for (const type of ['input', 'compositionend']) field.addEventListener(type, wait, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  wait()
}
