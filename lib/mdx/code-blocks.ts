import { bodyLines } from '../content-model/prose-lines'

const OPENING = /^\s*(`{3,}|~{3,})mdx-code-block\s*$/

/**
 * Unwraps fences of `mdx-code-block`, with which Docusaurus protects MDX from translation tools; the number of
 * lines stays the same. Fences in them have fewer backticks.
 */
export function unwrapCodeBlocks(body: string): string {
  if (!body.includes('mdx-code-block')) return body
  let mark: string | undefined
  return bodyLines(body)
    .map(({ text, isProse }) => {
      if (mark === undefined) {
        mark = isProse ? undefined : OPENING.exec(text)?.[1]
        return mark === undefined ? text : ''
      }
      const end = text.trim()
      if (!end.startsWith(mark) || end !== mark.charAt(0).repeat(end.length)) return text
      mark = undefined
      return ''
    })
    .join('\n')
}
