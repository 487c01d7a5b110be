import { EngineError } from './engine/engine'
import { ParseError } from './engine/parse'
import { englishText, ReasonError, type MessagePart } from './reasons'

/** The SQL texts of a comparison: the schema script and the two sides. */
export interface Texts {
  readonly schema: string
  readonly before: string
  readonly after: string
}

/**
 * An error in one of the texts, which `text` names; `offset` is its position in the text, if known. Its message is in
 * English; a caller can translate those of its `parts` that are reasons.
 */
export class TextError extends Error {
  readonly text: keyof Texts
  readonly offset: number | undefined
  readonly parts: readonly MessagePart[]

  constructor(text: keyof Texts, parts: MessagePart | readonly MessagePart[], offset?: number) {
    const list = Array.isArray(parts) ? (parts as readonly MessagePart[]) : [parts as MessagePart]
    super(list.map(englishText).join('; '))
    this.name = 'TextError'
    this.text = text
    this.offset = offset
    this.parts = list
  }
}

/** Runs work on a text; errors of the parser, the translation and the engine become errors in the text. */
export async function within<T>(text: keyof Texts, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ReasonError) throw new TextError(text, error.reason, error.offset)
    if (error instanceof ParseError) throw new TextError(text, error.message, error.offset)
    if (error instanceof EngineError)
      throw new TextError(text, error.message, error.position === undefined ? undefined : error.position - 1)
    throw error
  }
}
