import { foundIn, type Found } from '../finding'
import type { Page } from '../page'

const ADDRESS = /^(href|src|action|formaction|xlink:href|data|poster)$/
/** What browsers skip before a scheme: blanks and control characters, also inside it. */

const SKIPPED = /[\u0000-\u0020]+/g

/**
 * Markup that would run something: handlers in attributes, addresses that are scripts, frames with a text of their own.
 */
export function activeMarkup({ file, elements }: Page): Found[] {
  const found = elements.flatMap(({ name, attribs }) =>
    Object.entries(attribs).flatMap(([attribute, value]) => {
      if (/^on/i.test(attribute)) return [`<${name}> has the handler ${attribute}`]
      if (attribute === 'srcdoc') return [`<${name}> has a document of its own in srcdoc`]
      if (!ADDRESS.test(attribute)) return []
      const scheme = /^(javascript|vbscript|data:text\/html)/i.exec(value.replace(SKIPPED, ''))?.[1]
      return scheme === undefined ? [] : [`${attribute} of <${name}> is a script: ${value.slice(0, 60)}`]
    }),
  )
  return foundIn(file, found)
}
