import { afterParenthesis, isWord, splitItems, tokenize, type Token } from '../dialect/tokens'

const functions = [
  'charindex',
  'patindex',
  'iif',
  'len',
  'datalength',
  'getdate',
  'sysdatetime',
  'sysutcdatetime',
  'getutcdate',
  'stuff',
  'eomonth',
  'datefromparts',
  'try_cast',
  'try_convert',
  'datepart',
  'datename',
  'newid',
  'string_split',
]
const converted = ['varchar', 'nvarchar', 'int', 'bigint', 'datetime', 'datetime2', 'decimal']
/** MySQL has variables and NVARCHAR as well, and quotes in literals after backslashes. */
const mysqlOnly = /`|:=|\\'|\bauto_increment\b|\bengine\s*=|\blimit\s+\d/i
const types = ['nvarchar', 'datetime2', 'smalldatetime', 'uniqueidentifier', 'datetimeoffset', 'ntext']

/**
 * Whether a text has a sign of SQL Server, such as TOP, GETDATE() and names in brackets. ISNULL with an argument is MySQL's, as
 * is DATEDIFF without a date part.
 */
export function hasSqlServerSign(text: string): boolean {
  if (mysqlOnly.test(text)) return false
  const all = tokenize(text, 'sqlserver')
  const tokens = all.filter(({ kind }) => kind !== 'space')
  return all.some((_, at) => isBracketName(all, at)) || tokens.some((_, at) => isSign(tokens, at))
}

/** Whether a token is a name in brackets: `a[n]` is an element of an array, and `a['b']` of a document. */
function isBracketName(all: readonly Token[], at: number): boolean {
  const token = all[at]
  if (token?.kind !== 'bracket' || !/^\[[\p{L}_]/u.test(token.text)) return false
  const former = all.slice(0, at).findLast(({ kind }) => kind !== 'space')
  const isBeside = former !== undefined && former === all[at - 1]
  return !isWord(former, 'array') && !(isBeside && isValue(former))
}

/** Whether a token can be the end of an expression with elements. */
function isValue(token: Token): boolean {
  const isKeyword = isWord(token, 'select', 'from', 'join', 'table', 'into', 'update', 'as', 'by', 'on', 'and', 'or')
  return token.kind === 'quoted' || token.text === ')' || (token.kind === 'word' && !isKeyword)
}

function isSign(tokens: readonly Token[], at: number): boolean {
  const [token, next, third] = tokens.slice(at) as [Token, Token | undefined, Token | undefined]
  if (next?.text === '(') {
    if (isWord(token, ...functions)) return true
    // CONVERT(type, expression); MySQL has the type at the end
    if (isWord(token, 'convert')) return isWord(third, ...converted)
    const count = argumentCount(tokens, at + 1)
    if (isWord(token, 'isnull')) return count === 2
    if (isWord(token, 'identity')) return third?.kind === 'number'
    if (isWord(token, 'dateadd', 'datediff'))
      return count === 3 && third?.kind === 'word' && tokens[at + 3]?.text === ','
  }
  return (
    isWord(token, ...types) ||
    (token.text === '+' && [tokens[at - 1], next].some(isWords)) ||
    (isWord(token, 'dbo') && next?.text === '.') ||
    /^@@?\p{L}/u.test(token.text) ||
    (isWord(token, 'select', 'distinct') && isWord(next, 'top') && (third?.text === '(' || third?.kind === 'number')) ||
    (isWord(token, 'cross', 'outer') && isWord(next, 'apply')) ||
    (isWord(token, 'with') &&
      next?.text === '(' &&
      isWord(third, 'nolock', 'updlock', 'index', 'readpast', 'holdlock')) ||
    (isWord(token, 'option') && next?.text === '(') ||
    (isWord(token, 'declare') && next?.text.startsWith('@') === true)
  )
}

/** Whether a token is a literal that is not a number, a date or a path into a document, which no other engine adds. */
function isWords(token: Token | undefined): boolean {
  return token?.kind === 'text' && /^n?'(?!\$[.[])[^\d']+'$/i.test(token.text)
}

/** Returns the number of arguments in the parentheses at an index. */
function argumentCount(tokens: readonly Token[], open: number): number {
  return splitItems(tokens.slice(open + 1, afterParenthesis(tokens, open) - 1)).length
}
