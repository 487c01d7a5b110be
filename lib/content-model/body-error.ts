import type { Html, Text } from 'mdast'
import type { VFileMessage } from 'vfile-message'
import { positionAt } from '../text/position-at'
import type { Report } from '../diagnostics/diagnostic'

/** Another file whose text a body shows: that of a rule, with its code, or an imported file. */
export interface TextSource {
  /** The path of the file, relative to the project. */
  readonly file: string
  readonly code?: string
}

/** A position in a body, or in another file whose text the body shows. */
export interface SourcePosition {
  /** The line, 1-based, in the body or in the other file. */
  readonly line: number
  readonly column: number
  readonly from?: TextSource
}

/**
 * Returns the position of a character of a text node in the body. On lines after the first line, the column does not
 * include indentation that the parser removed.
 */
export function positionIn({ value, position }: Text | Html, offset: number): SourcePosition {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  const inside = positionAt(value, offset)
  return { line: line + inside.line - 1, column: inside.line === 1 ? column + inside.column - 1 : inside.column }
}

/** Matches the position at the end of some parser messages, relative to the body, such as ` (2:1-2:13)`. */
const POSITION = / \((\d+):(\d+)-\d+:\d+\)/

/** An error or warning about a body, with its position. */
export interface BodyReport {
  readonly reason: string
  readonly position: SourcePosition
}

/** The errors in a body, at least one; its message and position are those of the first. */
export class BodyError extends Error {
  readonly position: SourcePosition
  readonly errors: readonly BodyReport[]

  constructor(...errors: readonly [BodyReport, ...BodyReport[]]) {
    super(errors[0].reason)
    this.name = 'BodyError'
    this.position = errors[0].position
    this.errors = errors
  }
}

/** Converts messages of the parser and of plugins to an error, at the positions that `positionOf` returns for them. */
export function bodyError(
  messages: readonly [VFileMessage, ...VFileMessage[]],
  positionOf: (position: SourcePosition) => SourcePosition,
): BodyError {
  const [first, ...others] = messages
  return new BodyError(bodyReport(first, positionOf), ...others.map((message) => bodyReport(message, positionOf)))
}

/** Converts a message to a report at the position that `positionOf` returns for it. */
export function bodyReport(
  { reason, line, column }: VFileMessage,
  positionOf: (position: SourcePosition) => SourcePosition,
): BodyReport {
  const match = POSITION.exec(reason)
  const position = { line: Number(match?.[1] ?? line ?? 1), column: Number(match?.[2] ?? column ?? 1) }
  return { reason: reason.replace(POSITION, ''), position: positionOf(position) }
}

/** Returns the report of an error in a body, in the file that its position names: the page's, or another one. */
export function reportAt(
  { file, bodyLine }: { readonly file: string; readonly bodyLine: number },
  { line, column, from }: SourcePosition,
  message: string,
): Report {
  if (from?.code !== undefined) return { file: from.file, line, message: `${from.code}: ${message}` }
  if (from) return { file: from.file, line, column, message }
  return { file, line: bodyLine + line - 1, column, message }
}
