import { afterParenthesis, isWord, spaced, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'
import { engine, postgresName } from './names'
import { columnType, typeText } from './types'

/** Translates an expression or a condition. */
export type Translate = (text: string) => Promise<string>

export interface Translations {
  readonly expression: Translate
  readonly condition: Translate
}

/** The collations that this library models. */
const collations = /^(?:database_default|(?:SQL_)?Latin1_General(?:_CP1)?(?:_100)?_CI_AS)$/i
const starts = [
  'constraint',
  'primary',
  'unique',
  'check',
  'references',
  'foreign',
  'null',
  'not',
  'default',
  'identity',
  'collate',
  'rowguidcol',
  'sparse',
  'index',
  'with',
  'on',
]
const volatile = /\b(?:newid|newsequentialid|rand|next)\b/i

/** Returns the name of a token as a keyword, without its brackets, in lower case. */
const wordOf = ({ kind, text }: Token) => (kind === 'bracket' ? text.slice(1, -1) : text).toLowerCase()

/** Translates a column, whose tokens are without white space. */
export async function columnOf(tokens: readonly Token[], translations: Translations): Promise<string> {
  const [name, type] = tokens as [Token, Token]
  if (isWord(type, 'as')) throw new ReasonError('computedColumn', { name: name.text })
  const end = tokens[2]?.text === '(' ? afterParenthesis(tokens, 2) : 2
  const args = tokens.slice(3, end).flatMap((token) => (token.kind === 'sign' ? [] : [wordOf(token)]))
  const declared = columnType(wordOf(type), args, 1)
  const column = postgresName(name)
  const check =
    declared.convert === undefined ? '' : `CHECK (${column} BETWEEN 0 AND ${declared.convert === 'bit' ? 1 : 255})`
  return [column, typeText(declared), check, ...(await constraintsOf(tokens.slice(end), translations))].join(' ').trim()
}

/**
 * Translates the options and constraints of a column, or a constraint of a table. Those that do not restrict the rows are omitted,
 * as are the numbers of an identity column, which differ between the two sides.
 */
export async function constraintsOf(tokens: readonly Token[], translations: Translations): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    const parenthesis = (from: number) => (tokens[from]?.text === '(' ? afterParenthesis(tokens, from) : from)
    const wordsUntil = (from: number) => {
      let end = from
      while (end < tokens.length && tokens[end]?.text !== '(' && !isWord(tokens[end], ...starts)) end++
      return end
    }
    if (isWord(token, 'constraint')) at += 2
    else if (isWord(token, 'identity')) {
      found.push('NOT NULL')
      at = parenthesis(at + 1)
    } else if (isWord(token, 'not') && isWord(tokens[at + 1], 'for')) at += 3
    else if (isWord(token, 'not')) {
      found.push('NOT NULL')
      at += 2
    } else if (isWord(token, 'null', 'rowguidcol', 'sparse')) at++
    else if (isWord(token, 'collate')) {
      if (!collations.test(tokens[at + 1]?.text ?? ''))
        throw new ReasonError('untranslated', { engine, name: `COLLATE ${tokens[at + 1]?.text}` })
      at += 2
    } else if (isWord(token, 'default')) {
      const end = endOfDefault(tokens, at + 1)
      const value = spaced(tokens.slice(at + 1, end))
      if (!volatile.test(value)) found.push(`DEFAULT ${await translations.expression(value)}`)
      at = end
    } else if (isWord(token, 'check')) {
      const open = tokens.findIndex(({ text }, index) => index > at && text === '(')
      found.push(`CHECK ${await translations.condition(spaced(tokens.slice(open, afterParenthesis(tokens, open))))}`)
      at = afterParenthesis(tokens, open)
    } else if (isWord(token, 'primary', 'unique')) {
      const open = wordsUntil(at + 1)
      const end = parenthesis(open)
      found.push(
        `${isWord(token, 'primary') ? 'PRIMARY KEY' : 'UNIQUE NULLS NOT DISTINCT'}${columnList(tokens.slice(open, end))}`,
      )
      at = end
    } else if (isWord(token, 'foreign') && tokens[at + 2]?.text !== '(') at += 2
    else if (isWord(token, 'foreign')) {
      const end = afterParenthesis(tokens, at + 2)
      found.push(`FOREIGN KEY${columnList(tokens.slice(at + 2, end))}`)
      at = end
    } else if (isWord(token, 'references')) {
      const name = tokens.findLastIndex((_, index) => index > at && index <= wordsUntil(at + 1) - 1)
      const end = parenthesis(name + 1)
      found.push(`REFERENCES ${postgresName(tokens[name] as Token)}${columnList(tokens.slice(name + 1, end))}`)
      at = end
    } else if (isWord(token, 'on') && isWord(tokens[at + 1], 'delete', 'update')) {
      const size = isWord(tokens[at + 2], 'cascade') ? 3 : 4
      found.push(spaced(tokens.slice(at, at + size)))
      at += size
    } else if (isWord(token, 'on', 'textimage_on')) at = parenthesis(at + 2)
    else if (isWord(token, 'with')) at = isWord(tokens[at + 1], 'fillfactor') ? at + 4 : parenthesis(at + 1)
    else throw new ReasonError('untranslated', { engine, name: spaced(tokens.slice(at, at + 2)).trim() })
  }
  return found
}

function endOfDefault(tokens: readonly Token[], from: number): number {
  let end = from
  while (end < tokens.length && (end === from || !isWord(tokens[end], ...starts, 'for')))
    end = tokens[end]?.text === '(' ? afterParenthesis(tokens, end) : end + 1
  return end
}

/** Returns a list of columns in parentheses without their orders; an empty text if there is none. */
export function columnList(tokens: readonly Token[]): string {
  if (tokens.length === 0) return ''
  const names = tokens.filter((token) => token.kind !== 'sign' && !isWord(token, 'asc', 'desc')).map(postgresName)
  return ` (${names.join(', ')})`
}
