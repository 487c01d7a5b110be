import type { TextPart } from '@/lib/search/query/excerpt'

/**
 * A text with what the query found marked. Matches stand at odd places, so that those of the next text are written into
 * the same elements.
 */
export function Parts({ parts }: { parts: readonly TextPart[] }) {
  const nodes = parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index >> 1}>{text}</mark> : text))
  return parts[0]?.isMatch ? [null, ...nodes] : nodes
}
