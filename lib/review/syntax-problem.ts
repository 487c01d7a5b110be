/** A statement that a parser rejects: its message, and the offset in the statement. */
export class SyntaxProblem extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.name = 'SyntaxProblem'
    this.offset = offset
  }
}

/** The name of the finding for a statement that exceeds the stack. */
export const TOO_DEEP = 'the statement is nested too deeply'
