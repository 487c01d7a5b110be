import type { CodeMark } from './SqlEditor'

/** Returns the mark of an error at the word of a text that begins at an offset. */
export function wordMark(text: string, start: number, message: string): CodeMark {
  const word = /^[\w."`]*/.exec(text.slice(start))?.[0] ?? ''
  return { start, end: start + Math.max(1, word.length), severity: 'error', message }
}
