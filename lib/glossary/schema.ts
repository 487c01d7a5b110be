import type { Localized } from '../i18n/locales'

/** The name and definition of a term in a language; the definition is plain text with code between backticks. */
export interface TermText {
  readonly term: string
  readonly definition: string
}

/** An entry of the glossary; its id is the anchor on the glossary page. */
export interface GlossaryTerm extends Localized<TermText> {
  readonly id: string
}

/** The glossary terms of the site. */
export type Glossary = readonly GlossaryTerm[]

/** The file of the glossary page, relative to the folder of a language. */
const PAGE = 'docs/glossary.mdx'

/** Returns the href of a link from the file `from` to a term. */
export function termHref(id: string, from: string): string {
  return `${from === PAGE ? '' : `doc:${PAGE}`}#${id}`
}

/** Returns the terms that a compiled body depends on: all for a body that shows or links terms, none for others. */
export function glossaryFor(body: string, glossary: Glossary = []): Glossary {
  return /<(?:Term|Glossary)\b/.test(body) ? glossary : []
}
