export type PlanErrorId =
  | 'empty'
  | 'tooLong'
  | 'tooManyNodes'
  | 'tooDeep'
  | 'notAPlan'
  | 'statement'
  | 'xml'
  | 'mysqlTable'
  | 'otherEngine'
  | 'brokenJson'
  | 'cutJson'
  | 'noPlanInJson'
  | 'brokenXml'
  | 'noPlanInXml'
  | 'brokenYaml'
  | 'brokenLine'

/** An error in a pasted plan. The message in the reader's language is looked up by `id`. */
export class PlanError extends Error {
  constructor(
    readonly id: PlanErrorId,
    /** The line of the pasted text, from 1. */
    readonly line?: number,
    /** The part of the text that cannot be read. */
    readonly excerpt = '',
  ) {
    super(`${id}${line === undefined ? '' : ` in line ${line}`}${excerpt && `: ${excerpt}`}`)
  }
}

/** The maximum length of a text, in characters. */
export const MAX_LENGTH = 2_000_000

/** The maximum number of nodes of a plan. */
export const MAX_NODES = 2000

/** The maximum depth of a plan. */
export const MAX_DEPTH = 200
