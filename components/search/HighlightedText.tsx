import type { TextPart } from '@/lib/search/query/excerpt'

/**
 * A text with its matches highlighted. Matches are always at odd positions, so that React reuses their elements for the
 * next text.
 */
export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  const nodes = parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index >> 1}>{text}</mark> : text))
  return parts[0]?.isMatch ? [null, ...nodes] : nodes
}
