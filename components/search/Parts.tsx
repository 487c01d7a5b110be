import type { TextPart } from '@/lib/search/query/excerpt'

/**
 * A text with its matches highlighted. Matches have odd indexes, so that React reuses the elements for the next text.
 */
export function Parts({ parts }: { parts: readonly TextPart[] }) {
  const nodes = parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index >> 1}>{text}</mark> : text))
  return parts[0]?.isMatch ? [null, ...nodes] : nodes
}
