import { reportsIn, type Report } from '../../diagnostics/diagnostic'
import type { Page } from '../page'

const URL_ATTRIBUTE = /^(href|src|action|formaction|xlink:href|data|poster)$/
/** Matches the characters that browsers ignore before and inside a URL scheme: white space and control characters. */
const SKIPPED = /[\u0000-\u0020]+/g

/**
 * Reports markup that executes code: event handler attributes, script URLs such as `javascript:`, frames with `srcdoc`.
 */
export function activeMarkup({ file, elements }: Page): Report[] {
  const found = elements.flatMap(({ name, attribs }) =>
    Object.entries(attribs).flatMap(([attribute, value]) => {
      if (/^on/i.test(attribute)) return [`<${name}> has the handler ${attribute}`]
      if (attribute === 'srcdoc') return [`<${name}> has a document of its own in srcdoc`]
      if (!URL_ATTRIBUTE.test(attribute)) return []
      const scheme = /^(javascript|vbscript|data:text\/html)/i.exec(value.replace(SKIPPED, ''))?.[1]
      return scheme === undefined ? [] : [`${attribute} of <${name}> is a script: ${value.slice(0, 60)}`]
    }),
  )
  return reportsIn(file, found)
}
