import type { Html, Text } from 'mdast'
import type { VFileMessage } from 'vfile-message'
import { positionAt } from '../text/position-at'
import type { Report } from '../diagnostics/diagnostic'

/** A rule's file that a body shows a piece of, and the rule. */
export interface RuleSource {
  /** Path as a writer knows it. */
  readonly file: string
  readonly code: string
}

/** A position in a body, or in the rule that the body shows there. */
export interface SourcePosition {
  /** 1-based, of the body, or of the rule's file. */
  readonly line: number
  readonly column: number
  readonly from?: RuleSource
}

/**
 * Returns the position of a character of a text node; on its later lines, indentation that the parser removed is not
 * counted.
 */
export function positionIn({ value, position }: Text | Html, offset: number): SourcePosition {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  const inside = positionAt(value, offset)
  return { line: line + inside.line - 1, column: inside.line === 1 ? column + inside.column - 1 : inside.column }
}

/** The exact position at the end of some messages of the parser, relative to the body: ` (2:1-2:13)`. */
const POSITION = / \((\d+):(\d+)-\d+:\d+\)/

/** An error in a body: its position and the parser's message. */
export class BodyError extends Error {
  readonly position: SourcePosition

  constructor(reason: string, position: SourcePosition) {
    super(reason)
    this.name = 'BodyError'
    this.position = position
  }
}

/** Converts a message of the parser to an error at its position. */
export function bodyError(
  { reason, line, column }: VFileMessage,
  positionOf: (position: SourcePosition) => SourcePosition,
): BodyError {
  const match = POSITION.exec(reason)
  const position = { line: Number(match?.[1] ?? line ?? 1), column: Number(match?.[2] ?? column ?? 1) }
  return new BodyError(reason.replace(POSITION, ''), positionOf(position))
}

/** Returns the report of an error in a body: in the page's file, or in the file of the rule shown there. */
export function reportAt(
  { file, bodyLine }: { readonly file: string; readonly bodyLine: number },
  { line, column, from }: SourcePosition,
  message: string,
): Report {
  if (from) return { file: from.file, line, message: `${from.code}: ${message}` }
  return { file, line: bodyLine + line - 1, column, message }
}
