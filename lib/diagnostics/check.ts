import { diagnostics, type Diagnostic, type Report } from './diagnostic'
import type { RuleId } from './rules'

/** A check: a pure function from its input to reports, and the rule whose diagnostics they become. */
export interface Check<Input, Rule extends RuleId = RuleId> {
  readonly rule: Rule
  readonly find: (input: Input) => readonly Report[]
}

/** Runs checks in their order and returns the diagnostics of all. */
export function runChecks<Input>(checks: readonly Check<Input>[], input: Input): Diagnostic[] {
  return checks.flatMap(({ rule, find }) => diagnostics(rule, find(input)))
}
