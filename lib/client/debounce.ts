/** Something that is done when its occasions have stopped coming. */
export interface AtRest {
  /** Does this, in place of what waits, after a while without another. */
  later(act: () => void): void
  /** Does at once what waits. */
  now(): void
  /** Forgets what waits. */
  forget(): void
}

/**
 * Milliseconds: Safari throws at the hundredth change of an address within 30 s, and a key that is held comes 30 times
 * a second.
 */
const WHILE = 400

/** Waits until a reader has stopped typing. */
export function atRest(): AtRest {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void) | undefined
  const forget = () => {
    clearTimeout(timer)
    waiting = undefined
  }
  const now = () => {
    const act = waiting
    forget()
    act?.()
  }
  return {
    later(act) {
      forget()
      waiting = act
      timer = setTimeout(now, WHILE)
    },
    now,
    forget,
  }
}
