/** A part of a definition: text or inline code. */
export interface DefinitionPart {
  readonly text: string
  readonly isCode: boolean
}

/** Splits a definition into text and code between backticks. */
export function definitionParts(definition: string): DefinitionPart[] {
  return definition
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
