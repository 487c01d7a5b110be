import { recognizeError } from './error'
import { recognizeOtherForm, recognizePlan } from './plan'
import type { Recognized } from './recognized'
import { recognizeSql } from './sql'

/** The longest text that is looked at, in characters. */
export const MAX_LENGTH = 8_000_000

/**
 * Recognises what a reader has pasted; undefined if it may be a search. A plan comes before the statement that stands
 * above it, except in a form that is not read, and both before an error, whose text can contain either.
 */
export function recognize(text: string): Recognized | undefined {
  if (text.length > MAX_LENGTH || text.trim() === '') return undefined
  return recognizePlan(text) ?? recognizeSql(text) ?? recognizeOtherForm(text) ?? recognizeError(text)
}
