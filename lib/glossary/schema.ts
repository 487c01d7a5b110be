import type { Localized } from '../i18n/locales'

/** A term's name and definition in one language; a definition is plain text with code between backticks. */
export interface TermText {
  readonly term: string
  readonly definition: string
}

/** An entry of the glossary; its id is its anchor on the glossary's page. */
export interface GlossaryTerm extends Localized<TermText> {
  readonly id: string
}

/** The terms of the site. */
export type Glossary = readonly GlossaryTerm[]

/** The page that shows the glossary, as links between files name it. */
const PAGE = 'docs/glossary.mdx'

/** Returns the href of a link from a file to a term. */
export function termHref(id: string, from: string): string {
  return `${from === PAGE ? '' : `doc:${PAGE}`}#${id}`
}

/** Returns the terms that a compiled body depends on: none unless it shows or links some. */
export function glossaryFor(body: string, glossary: Glossary = []): Glossary {
  return /<(?:Term|Glossary)\b/.test(body) ? glossary : []
}
