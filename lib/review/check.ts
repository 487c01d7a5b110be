import type { ReviewDialect } from './dialect'
import type { Schema } from './schema'
import type { AlterAction, Statement } from './statement'

/** The input of a check. */
export interface CheckContext {
  readonly dialect: ReviewDialect
  readonly statement: Statement
  /** All statements of the text that could be read. */
  readonly script: readonly Statement[]
  /** The schema before the statement, after it, and at the end of the text. */
  readonly before: Schema
  readonly after: Schema
  readonly final: Schema
  /** The setting of the rule, as text; empty if it has none. */
  readonly setting: string
}

/** Returns the offsets in the text at which a statement violates a rule. */
export type Check = (context: CheckContext) => readonly number[]

/** Checks by the codes of their rules. */
export type Checks = Readonly<Record<string, Check>>

/** Returns the number that a rule has as its setting. */
export function limitOf({ setting }: Pick<CheckContext, 'setting'>): number {
  return Number(setting.replaceAll(',', ''))
}

/** Returns the words of a list that a rule has as its setting, in lower case. */
export function listOf({ setting }: Pick<CheckContext, 'setting'>): string[] {
  return setting
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
}

/** Returns the regular expression that a rule has as its setting. */
export function patternOf({ setting }: Pick<CheckContext, 'setting'>): RegExp {
  return new RegExp(setting)
}

/** Returns the actions of an ALTER TABLE; none for other statements. */
export function actionsOf({ statement: { body } }: CheckContext): readonly AlterAction[] {
  return body.kind === 'alter table' ? body.actions : []
}
