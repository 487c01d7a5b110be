import type { TextPart } from '@/lib/search/excerpt'

/** A text with what the query found marked. */
export function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
