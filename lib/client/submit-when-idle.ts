/** Milliseconds without input after which a reader has probably finished typing. */
const IDLE = 400

/**
 * Submits the form of a text field once the reader has stopped typing, so that the page that opens has the whole text;
 * text that an input method is still composing is not complete. Does nothing if `signal` is aborted before that.
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
