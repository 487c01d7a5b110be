import { deparse, functionName, parseSql, walk, type Node } from '../parse'
import { identifier, isWord, joined, nextSolid, tokenize, type Token } from './tokens'

const units = new Set(['microsecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'])

/**
 * A MySQL statement in PostgreSQL's terms: names, literals, LIMIT, intervals; then, on the syntax tree, what the same
 * words mean otherwise in MySQL: `/` divides exactly and gives NULL for zero, NULL sorts first, HAVING sees aliases.
 */
export async function translateStatement(source: string): Promise<string> {
  const parsed = await parseSql(respelt(tokenize(source)))
  return parsed
    .map(({ node }) => {
      asInMySql(node)
      return deparse(node)
    })
    .join(';\n')
}

function respelt(tokens: readonly Token[]): string {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = nextSolid(tokens, at + 1)
    const third = nextSolid(tokens, next + 1)
    if (isWord(token, 'interval') && tokens[next]?.kind !== 'text' && isUnit(tokens[third])) {
      out.push(raw(`(${tokens[next]?.text} * INTERVAL '1 ${tokens[third]?.text.toLowerCase()}')`))
      at = third
    } else if (isWord(token, 'interval') && tokens[next]?.kind === 'text' && isUnit(tokens[third])) {
      out.push(raw(`INTERVAL '${tokens[next]?.text.slice(1, -1)} ${tokens[third]?.text.toLowerCase()}'`))
      at = third
    } else if (isWord(token, 'timestampdiff', 'timestampadd') && isUnit(tokens[third])) {
      out.push(raw(`${token.text}('${tokens[third]?.text.toLowerCase()}'`))
      at = third
    } else if (isWord(token, 'limit') && tokens[third]?.text === ',') {
      const count = nextSolid(tokens, third + 1)
      out.push(raw(`LIMIT ${tokens[count]?.text} OFFSET ${tokens[next]?.text}`))
      at = count
    } else if (isWord(token, 'from') && isWord(tokens[next], 'dual')) at = next
    else if (isWord(token, 'separator')) {
      out.push(raw(`, ${tokens[next]?.text}`))
      at = next
    } else if (isWord(token, 'as') && isWord(tokens[next], 'signed', 'unsigned')) {
      out.push(raw('AS bigint'))
      at = isWord(tokens[third], 'integer', 'int') ? third : next
    } else if (isWord(token, 'as') && isWord(tokens[next], 'char', 'datetime') && tokens[third]?.text === ')') {
      out.push(raw(`AS ${isWord(tokens[next], 'char') ? 'text' : 'timestamp'}`))
      at = next
    } else out.push(respeltToken(token))
  }
  return joined(out)
}

function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && units.has(token.text.toLowerCase().replace(/s$/, ''))
}

function raw(text: string): Token {
  return { kind: 'sign', text }
}

const words: Readonly<Record<string, string>> = {
  regexp: '~*',
  rlike: '~*',
  minus: 'EXCEPT',
  div: 'OPERATOR(dialect.//)',
  straight_join: 'JOIN',
  xor: '<>',
}
const signs: Readonly<Record<string, string>> = { '<=>': 'IS NOT DISTINCT FROM', '&&': 'AND', '||': 'OR' }

function respeltToken(token: Token): Token {
  if (token.kind === 'backtick') return raw(identifier(token.text.slice(1, -1)))
  if (token.kind === 'quoted') return raw(`'${token.text.slice(1, -1).replaceAll('""', '"').replaceAll("'", "''")}'`)
  if (token.kind === 'text' && token.text.includes('\\')) return raw(`E${token.text}`)
  if (token.kind === 'space') return raw(token.text.replace(/#/g, '--'))
  const other = token.kind === 'word' ? words[token.text.toLowerCase()] : signs[token.text]
  return other === undefined ? token : raw(other)
}

function asInMySql(statement: Node): void {
  walk(statement, (kind, fields) => {
    if (kind === 'SortBy' && fields.sortby_nulls === 'SORTBY_NULLS_DEFAULT') {
      fields.sortby_nulls = fields.sortby_dir === 'SORTBY_DESC' ? 'SORTBY_NULLS_LAST' : 'SORTBY_NULLS_FIRST'
    }
    if (kind === 'A_Expr' && fields.kind === 'AEXPR_OP' && fields.lexpr !== undefined) {
      const [name] = fields.name as { String?: { sval?: string } }[]
      if (name?.String?.sval === '/') fields.name = ['dialect', '/'].map((sval) => ({ String: { sval } }))
    }
    if (kind === 'SelectStmt') havingAliases(fields)
    if (kind === 'FuncCall') countPairs(fields)
  })
}

/** HAVING in MySQL may name a column of the select list. */
function havingAliases(select: Record<string, unknown>): void {
  const aliases = new Map<string, unknown>()
  for (const target of (select.targetList ?? []) as { ResTarget?: { name?: string; val?: unknown } }[]) {
    const { name, val } = target.ResTarget ?? {}
    if (name !== undefined) aliases.set(name, val)
  }
  walk([select.havingClause], (_, fields) => replaceAliases(fields, aliases))
  const bare = aliasOf(select.havingClause, aliases)
  if (bare) select.havingClause = bare
  if (select.havingClause !== undefined && select.groupClause === undefined && !aggregates(select))
    havingToWhere(select)
}

function aggregates({ targetList, havingClause }: Record<string, unknown>): boolean {
  let found = false
  walk([targetList, havingClause], (kind, fields) => {
    found ||= kind === 'FuncCall' && /^(?:sum|count|min|max|avg|group_concat)$/.test(functionName(fields))
  })
  return found
}

/** Without groups and aggregates, HAVING in MySQL filters rows. */
function havingToWhere(select: Record<string, unknown>): void {
  const args = [select.whereClause, select.havingClause].filter((condition) => condition !== undefined)
  select.whereClause = args.length > 1 ? { BoolExpr: { boolop: 'AND_EXPR', args } } : args[0]
  delete select.havingClause
}

function replaceAliases(fields: Record<string, unknown>, aliases: ReadonlyMap<string, unknown>): void {
  for (const [key, value] of Object.entries(fields)) {
    if (Array.isArray(value)) fields[key] = value.map((item: unknown) => aliasOf(item, aliases) ?? item)
    else fields[key] = aliasOf(value, aliases) ?? value
  }
}

function aliasOf(value: unknown, aliases: ReadonlyMap<string, unknown>): unknown {
  const parts = (value as { ColumnRef?: { fields?: { String?: { sval?: string } }[] } } | undefined)?.ColumnRef?.fields
  const name = parts?.length === 1 ? parts[0]?.String?.sval : undefined
  return name === undefined ? undefined : structuredClone(aliases.get(name))
}

/** `COUNT(DISTINCT a, b)` counts the pairs without a NULL. */
function countPairs(call: Record<string, unknown>): void {
  const args = (call.args ?? []) as Node[]
  if (functionName(call) !== 'count' || call.agg_distinct !== true || args.length < 2) return
  const known = args.map((arg) => ({ NullTest: { arg, nulltesttype: 'IS_NOT_NULL' } }))
  const row = { RowExpr: { args, row_format: 'COERCE_EXPLICIT_CALL' } }
  const when = { CaseWhen: { expr: { BoolExpr: { boolop: 'AND_EXPR', args: known } }, result: row } }
  call.args = [{ CaseExpr: { args: [when] } }]
}
