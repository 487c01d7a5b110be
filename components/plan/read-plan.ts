import { measure, type MeasuredPlan } from '@/lib/plan/analysis/measure'
import { PlanError } from '@/lib/plan/error'
import { parsePlan } from '@/lib/plan/parse'
import { localeOf } from '@/lib/i18n/locales'
import { fillMessage } from '@/lib/text/fill-message'
import planErrors from '@/messages/plan-errors.json'

/** A plan that was read, or the error; neither for an empty text. */
export interface ReadResult {
  readonly plan?: MeasuredPlan
  readonly error?: PlanError
}

/** Reads a pasted text. */
export function readPlan(text: string): ReadResult {
  if (text.trim() === '') return {}
  try {
    return { plan: measure(parsePlan(text)) }
  } catch (error) {
    // whatever else a text may cause, such as too deep a recursion
    return { error: error instanceof PlanError ? error : new PlanError('tooDeep') }
  }
}

/** Returns the text of an error in the language of a tag, with the line. */
export function errorText({ id, line, excerpt }: PlanError, language: string): string {
  const errors = planErrors[localeOf(language)]
  const message = fillMessage(errors[id], { excerpt })
  return line === undefined ? message : fillMessage(errors.line, { line: String(line), message })
}
