/** A debounced function, which runs after `DELAY` milliseconds without a call. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  /** Runs the pending call immediately. */
  flush(): void
  /** Drops the pending call. */
  cancel(): void
}

/**
 * The debounce delay in milliseconds. Safari throws on the 100th change of the URL within 30 s, and a key that is held
 * down repeats 30 times per second.
 */
const DELAY = 400

/** Returns a debounced version of `action`, which receives the arguments of the last call. */
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
