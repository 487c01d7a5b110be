/** A statement that a parser rejects: its message, and the offset in the statement. */
export class SyntaxProblem extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.name = 'SyntaxProblem'
    this.offset = offset
  }
}

/** The start of the message about a token that MySQL’s grammar does not expect; the token or `END` follows. */
export const UNEXPECTED = 'unexpected '
export const END = 'end of input'

/** The name of the finding for a statement that exceeds the stack. */
export const TOO_DEEP = 'the statement is nested too deeply'
