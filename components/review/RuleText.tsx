import { Fragment } from 'react'
import { ExternalLink } from '../ui/ExternalLink'

/** Matches code in backquotes, and links to other sites. */
const MARKUP = /`([^`]+)`|\[([^\]]+)\]\((https:[^)]+)\)/

/** A text of a rule with its inline Markdown. */
export function RuleText({ text }: { text: string }) {
  // a text, then the three groups of a match, and so on
  const parts: (string | undefined)[] = text.split(MARKUP)
  return parts.map((part, at) => {
    if (at % 4 !== 0) return null
    const [code, label, href] = parts.slice(at + 1)
    return (
      <Fragment key={at}>
        {part}
        {code !== undefined && <code>{code}</code>}
        {href !== undefined && <ExternalLink href={href}>{label}</ExternalLink>}
      </Fragment>
    )
  })
}
