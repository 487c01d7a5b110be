/** What a reader types for a field that is still on its way. */
export interface Typing {
  /** Whether the reader has not taken it back. */
  isWanted(): boolean
  /**
   * Ends it: from now on keys are the page's again. What was typed, or nothing if the reader took it back by Escape.
   */
  end(): string | undefined
}

/** Keeps what the reader types from now on, as the field would. */
export function keepTyping(): Typing {
  const kept = new AbortController()
  let text: string | undefined = ''
  const type = (event: KeyboardEvent) => {
    if (text === undefined || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') text = undefined
    else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', type, { capture: true, signal: kept.signal })
  return {
    isWanted: () => text !== undefined,
    end() {
      kept.abort()
      return text
    },
  }
}
