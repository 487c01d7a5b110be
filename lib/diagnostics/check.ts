import { diagnostics, type Diagnostic, type Report } from './diagnostic'
import type { RuleId } from './rules'

/** A check: a rule, and a pure function that returns the reports of its violations in an input. */
export interface Check<Input, Rule extends RuleId = RuleId> {
  readonly rule: Rule
  readonly find: (input: Input) => readonly Report[]
}

/** Runs checks in order and returns all diagnostics. */
export function runChecks<Input>(checks: readonly Check<Input>[], input: Input): Diagnostic[] {
  return checks.flatMap(({ rule, find }) => diagnostics(rule, find(input)))
}
