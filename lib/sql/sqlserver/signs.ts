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
  'identity',
  'string_split',
]
const converted = ['varchar', 'nvarchar', 'int', 'bigint', 'datetime', 'datetime2', 'decimal']
/** MySQL has variables, NCHAR and NVARCHAR as well. */
const mysqlOnly = /`|:=|\bauto_increment\b|\bengine\s*=|\blimit\s+\d/i
const types = ['nvarchar', 'datetime2', 'smalldatetime', 'uniqueidentifier', 'datetimeoffset', 'ntext', 'nchar']

/**
 * Whether a text has a sign of SQL Server, such as TOP, GETDATE() and names in brackets. ISNULL with an argument is MySQL's, as
 * is DATEDIFF without a date part.
 */
export function hasSqlServerSign(text: string): boolean {
  if (mysqlOnly.test(text)) return false
  const tokens = tokenize(text, 'sqlserver').filter(({ kind }) => kind !== 'space')
  return tokens.some((_, at) => isSign(tokens, at))
}

function isSign(tokens: readonly Token[], at: number): boolean {
  const [token, next, third] = tokens.slice(at) as [Token, Token | undefined, Token | undefined]
  // a[1] is an element of an array, and a['b'] of a document
  if (token.kind === 'bracket') return /^\[[\p{L}_]/u.test(token.text) && !isWord(tokens[at - 1], 'array')
  if (next?.text === '(') {
    if (isWord(token, ...functions)) return true
    // CONVERT(type, expression); MySQL has the type at the end
    if (isWord(token, 'convert')) return isWord(third, ...converted)
    const count = argumentCount(tokens, at + 1)
    if (isWord(token, 'isnull')) return count === 2
    if (isWord(token, 'dateadd', 'datediff'))
      return count === 3 && third?.kind === 'word' && tokens[at + 3]?.text === ','
  }
  return (
    isWord(token, ...types) ||
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

/** Returns the number of arguments in the parentheses at an index. */
function argumentCount(tokens: readonly Token[], open: number): number {
  return splitItems(tokens.slice(open + 1, afterParenthesis(tokens, open) - 1)).length
}
