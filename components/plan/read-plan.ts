import { measure, type MeasuredPlan } from '@/lib/plan/analysis/measure'
import { PlanError } from '@/lib/plan/error'
import { parsePlan } from '@/lib/plan/parse'
import { fillMessage } from '@/lib/text/fill-message'
import type { PlanToolProps } from './plan-props'

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

/** Returns the text of an error, with the line. */
export function errorText({ id, line, excerpt }: PlanError, { errors }: PlanToolProps['texts']): string {
  const message = fillMessage(errors[id], { excerpt })
  return line === undefined ? message : fillMessage(errors.line, { line: String(line), message })
}
