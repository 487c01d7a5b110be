/** A function whose calls are postponed until they pause. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  /** Runs the pending call at once. */
  flush(): void
  /** Drops the pending call. */
  cancel(): void
}

/**
 * Milliseconds without a call. Safari throws at the hundredth change of the URL within 30 s, and a key that is held
 * down repeats 30 times a second.
 */
const DELAY = 400

/** Returns a debounced function, which runs with the arguments of its last call. */
export function debounce<Args extends unknown[]>(action: (...args: Args) => void): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: Args | undefined
  const cancel = () => {
    clearTimeout(timer)
    pending = undefined
  }
  const flush = () => {
    const args = pending
    cancel()
    if (args) action(...args)
  }
  const call = (...args: Args) => {
    cancel()
    pending = args
    timer = setTimeout(flush, DELAY)
  }
  return Object.assign(call, { flush, cancel })
}
