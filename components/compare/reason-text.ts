import type { MessagePart, NoVerdict, ReasonId } from '@/lib/sql/browser/protocol'
import { fillMessage } from '@/lib/text/fill-message'
import compareReasons from '@/messages/compare-reasons.json'

const chinese: Readonly<Record<ReasonId, string>> = compareReasons.zh

/** A part of a message in the reader's language; `isQuoted` marks a text of PostgreSQL, which is in English. */
export interface ShownPart {
  readonly text: string
  readonly isQuoted: boolean
}

/** Returns the parts of the reason why there is no verdict, as a reader of a language gets them. */
export function reasonParts({ message, parts }: NoVerdict, language: string): ShownPart[] {
  const isChinese = language.startsWith('zh')
  // the message has the English texts, so that a page does not load them
  if (!isChinese) return [{ text: message, isQuoted: parts.every((part) => typeof part === 'string') }]
  return parts.map((part) => ({ text: chineseText(part), isQuoted: typeof part === 'string' }))
}

/** Returns the reason why there is no verdict as one text, for a mark in the field. */
export function reasonText(reason: NoVerdict, language: string): string {
  return reasonParts(reason, language)
    .map(({ text }) => text)
    .join('；')
}

function chineseText(part: MessagePart): string {
  return typeof part === 'string' ? part : fillMessage(chinese[part.id], part.values)
}
