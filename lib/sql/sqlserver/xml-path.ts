import { afterParenthesis, isWord, splitItems, tokenize, type Token } from '../dialect/tokens'
import { topLevel } from '../dialect/top-level'
import { ReasonError } from '../reasons'
import { engine, isName, literalValue } from './names'

/** The paths of the method `value` that return the whole text of what `FOR XML PATH('')` returns. */
const textPaths = ['.', 'text()[1]', './text()[1]', '(text())[1]', '(./text())[1]']

/**
 * Replaces subqueries with `FOR XML PATH('')`, which SQL Server had for joining texts before STRING_AGG, by STRING_AGG of their
 * rows. The tokens are without white space. Throws a `ReasonError` for other forms of FOR XML.
 */
export function joinXmlPaths(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const end = token.text === '(' && isWord(tokens[at + 1], 'select') ? afterParenthesis(tokens, at) : at
    const query = joinXmlPaths(tokens.slice(at + 1, end - 1))
    const xml = topLevel(query, ['for'])
    if (end > at && xml >= 0 && isWord(query[xml + 1], 'xml')) {
      const isTyped = hasType(query.slice(xml + 2))
      const method = isTyped ? valueMethod(tokens, end) : undefined
      if (isTyped && !method) untranslated('FOR XML … TYPE')
      const text = joinedRows(query.slice(1, xml), !isTyped)
      out.push(...(method ? withType(text, method) : text))
      at = (method?.end ?? end) - 1
    } else if (end > at) {
      out.push(token, ...query, ...tokens.slice(end - 1, end))
      at = end - 1
    } else out.push(token)
  }
  return out
}

function sqlTokens(text: string): Token[] {
  return tokenize(text, 'sqlserver').filter(({ kind }) => kind !== 'space')
}

function untranslated(name: string): never {
  throw new ReasonError('untranslated', { engine, name })
}

/** Whether the options after FOR XML are `PATH(''), TYPE`; throws if they are not `PATH('')` either. */
function hasType(options: readonly Token[]): boolean {
  const [path, open, name, close, comma, type] = options
  const isPath = isWord(path, 'path') && open?.text === '(' && close?.text === ')'
  if (!isPath || name?.kind !== 'text' || literalValue(name.text) !== '') untranslated('FOR XML')
  const isTyped = comma?.text === ',' && isWord(type, 'type') && options.length === 6
  if (!isTyped && options.length > 4) untranslated('FOR XML')
  return isTyped
}

/** A call of the method `value` of XML. */
interface ValueMethod {
  readonly type: string
  /** Whether an empty text is NULL: it has no text node. */
  readonly readsNode: boolean
  /** The index after the call. */
  readonly end: number
}

/** Returns the call `.value('.', 'NVARCHAR(MAX)')` at an index; undefined if it is not there, or has another path. */
function valueMethod(tokens: readonly Token[], at: number): ValueMethod | undefined {
  const [dot, name, open, path, comma, type, close] = tokens.slice(at, at + 7)
  if (dot?.text !== '.' || !isWord(name, 'value') || open?.text !== '(' || close?.text !== ')') return undefined
  if (path?.kind !== 'text' || comma?.text !== ',' || type?.kind !== 'text') return undefined
  const xPath = literalValue(path.text).replaceAll(' ', '')
  if (!textPaths.includes(xPath)) return undefined
  return { type: literalValue(type.text), readsNode: xPath !== '.', end: at + 7 }
}

function withType(text: readonly Token[], { type, readsNode }: ValueMethod): Token[] {
  const value = readsNode ? [...sqlTokens('NULLIF('), ...text, ...sqlTokens(`, '')`)] : text
  return [...sqlTokens('CAST('), ...value, ...sqlTokens(`AS ${type})`)]
}

/** Returns the subquery that joins the texts of the rows of a query, which is given without SELECT. */
function joinedRows(query: readonly Token[], isEscaped: boolean): Token[] {
  if (topLevel(query, ['union', 'except', 'intersect']) >= 0) untranslated('FOR XML with UNION')
  const isDistinct = isWord(query[0], 'distinct')
  if (topLevel(query, ['top', 'offset']) >= 0) untranslated('FOR XML with TOP')
  const from = topLevel(query, ['from'])
  const order = topLevel(query, ['order'])
  const [body, sorts] = order < 0 ? [query, []] : [query.slice(0, order), splitItems(query.slice(order + 2))]
  const text = textColumn(query.slice(isDistinct ? 1 : 0, from < 0 ? (order < 0 ? undefined : order) : from))
  const keys = sorts.map((sort, at) => sortKey(sort, at, text))
  const by = keys.flatMap(({ name, direction }, at) => [...sqlTokens(at > 0 ? `, ${name}` : name), ...direction])
  return [
    ...sqlTokens(`(SELECT dialect."for xml"(STRING_AGG(xml_text, '')`),
    ...(by.length > 0 ? [...sqlTokens('WITHIN GROUP (ORDER BY'), ...by, ...sqlTokens(')')] : []),
    ...sqlTokens(
      `, COUNT(*), COUNT(xml_text), '${isEscaped ? '&' : ''}') FROM (SELECT ${isDistinct ? 'DISTINCT' : ''}`,
    ),
    ...[...text, ...sqlTokens('AS xml_text'), ...keys.flatMap(({ column }) => column)],
    ...(from < 0 ? [] : body.slice(from)),
    ...sqlTokens(') AS xml_rows)'),
  ]
}

/** Returns the only column of the query, which has no name or that of a text node: others become elements. */
function textColumn(columns: readonly Token[]): Token[] {
  if (splitItems(columns).length > 1) untranslated('FOR XML with several columns')
  const alias = topLevel(columns, ['as'])
  const assigned = columns[1]?.text === '=' ? columns[0] : undefined
  const name = assigned ?? (alias < 0 ? undefined : columns[alias + 1])
  const column = assigned ? columns.slice(2) : columns.slice(0, alias < 0 ? undefined : alias)
  const isNamed = name ? !/^(?:\[|"|n?')text\(\)(?:\]|"|')$/i.test(name.text) : isPlainColumn(column)
  if (isNamed) untranslated('FOR XML with elements')
  return column
}

function isPlainColumn(tokens: readonly Token[]): boolean {
  return tokens.every((token, at) => (at % 2 === 0 ? isName(token) : token.text === '.'))
}

/** Returns the column of a sort key in the subquery, its name, and ASC or DESC. */
function sortKey(sort: readonly Token[], at: number, text: readonly Token[]) {
  const isDirected = isWord(sort.at(-1), 'asc', 'desc')
  const expression = isDirected ? sort.slice(0, -1) : sort
  const direction = isDirected ? sort.slice(-1) : []
  const isText = expression.map((token) => token.text).join(' ') === text.map((token) => token.text).join(' ')
  if (isText || (expression.length === 1 && expression[0]?.text === '1'))
    return { column: [], name: 'xml_text', direction }
  const name = `xml_key_${at}`
  return { column: [...sqlTokens(','), ...expression, ...sqlTokens(`AS ${name}`)], name, direction }
}
