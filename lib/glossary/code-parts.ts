/** A stretch of a definition. */
export interface DefinitionPart {
  readonly text: string
  readonly isCode: boolean
}

/** Splits a definition into text and the code between backticks. */
export function definitionParts(definition: string): DefinitionPart[] {
  return definition
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
