import type { PageText } from '../index/files'
import { stem } from '../text/spelling'
import { tokenizePhrase } from '../text/units'
import type { RankedPage } from './rank'

/** Matches questions for a definition, with the term as their group. */
const QUESTIONS = [
  /^(?:what(?:'s|’s| is| are| does)|define|definition of|meaning of) (?:an? |the )?(.+?)(?: mean)?$/,
  /^(.+?) (?:meaning|definition)$/,
  /^什么(?:是|叫)(.+)$/,
  /^(.+?)(?:是什么(?:意思)?|是啥|什么意思|的?(?:定义|含义))$/,
]

/** The score factor of a page with a section that is named after the term. */
const DEFINES = 3

/** Returns the term whose definition a query in lower case asks for, such as `semi-join` for `what is a semi-join?`. */
export function askedTerm(query: string): string | undefined {
  const question = query.replace(/[?？。.\s]+$/, '').replace(/\s+/g, ' ')
  return QUESTIONS.map((pattern) => pattern.exec(question)?.[1]?.trim()).find((term) => term !== undefined)
}

/** Returns the score factor of a page: above 1 if the query asks for a definition that the page has. */
export function definitionFactor(page: PageText, { sections }: RankedPage, query: string): number {
  const term = askedTerm(query)
  if (term === undefined) return 1
  return sections.some(({ index }) => isNamed(page.sections[index]?.headings.at(-1) ?? '', term)) ? DEFINES : 1
}

/** Whether a heading consists of a term, in any inflection; words in the other script are ignored. */
function isNamed(heading: string, term: string): boolean {
  const otherScript = /\p{Script=Han}/u.test(term) ? /\p{Script=Latin}+/gu : /\p{Script=Han}+/gu
  return stems(heading.replace(otherScript, ' ')) === stems(term)
}

function stems(text: string): string {
  return tokenizePhrase(text.toLowerCase().replace(/[-–]/g, ' ')).map(stem).join(' ')
}
