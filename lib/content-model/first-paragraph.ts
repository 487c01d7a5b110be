import { blankComments, bodyLines } from './prose-lines'
import { plainText } from './title-heading'

/** The maximum length of a description in search results and lists, in characters. */
export const maxDescription = 160

/** Matches the beginning of a block that is not a paragraph of text, or that is an image. */
const OTHER = /^(?:[-*+>|#<:{`~=]|!\[|\[!\[|\[[^\]]+\]:|\d+[.)]\s|import\s|export\s| {4}|\t)/

/** Returns the first paragraph of a body as plain text, shortened to the length of a description; undefined without one. */
export function firstParagraph(body: string): string | undefined {
  const text = bodyLines(blankComments(body))
    .map((line) => (line.isProse ? line.text.trimEnd() : '```'))
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => !OTHER.test(block.replace(/^\n+/, '')) && !/\n {0,3}(?:=+|-+)$/m.test(block))
    .map((block) => plainText(block.replace(/\n(?:```|[-*+>|#<:{]|\d+[.)]\s)[^]*$/, '').replace(/\s*\n\s*/g, ' ')))
    .find((block) => block !== '')
  return text === undefined ? undefined : shortened(text)
}

function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= maxDescription) return text
  return `${characters
    .slice(0, maxDescription - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}
