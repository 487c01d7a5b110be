import { bodyLines } from '../content-model/prose-lines'

/**
 * Unwraps fences of `mdx-code-block`, with which Docusaurus protects MDX from translation tools; the number of
 * lines stays the same.
 */
export function unwrapCodeBlocks(body: string): string {
  if (!body.includes('mdx-code-block')) return body
  let isInside = false
  return bodyLines(body)
    .map(({ text, isProse }) => {
      const isOpening = !isProse && /^\s*(?:`{3,}|~{3,})mdx-code-block\s*$/.test(text)
      const isClosing = isInside && /^\s*(?:`{3,}|~{3,})\s*$/.test(text)
      if (isOpening) isInside = true
      if (isClosing) isInside = false
      return isOpening || isClosing ? '' : text
    })
    .join('\n')
}
