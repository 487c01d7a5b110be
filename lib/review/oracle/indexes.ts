import { closeOf, groupAt, itemsOf, nameAt, partOf, plainName, rejectAt, type Code } from '../ddl/code'
import { emptyKey } from '../ddl/keys'
import type { IndexKey, StatementBody } from '../statement'
import { withWords, type ReadQuery } from './code'

/** The words that begin a property of an index. */
const properties =
  /^(?:ANNOTATIONS|COMPRESS|COMPUTE|DEFERRED|FILTER|FROM|GLOBAL|ILM|IMMEDIATE|INDEXING|INDEXTYPE|INITRANS|INVISIBLE|LOCAL|LOGGING|MAXTRANS|NOCOMPRESS|NOLOGGING|NOPARALLEL|NOREVERSE|NOSORT|ONLINE|PARALLEL|PARAMETERS|PCTFREE|PCTUSED|REVERSE|SORT|STORAGE|TABLESPACE|UNUSABLE|VISIBLE)$/

/** Returns a CREATE INDEX; `start` is the index after the word INDEX. */
export async function readCreateIndex(code: Code, start: number, readQuery: ReadQuery): Promise<StatementBody> {
  const { words } = code
  const hasIfNotExists = words[start] === 'IF'
  const { name, end: on } = nameAt(code, hasIfNotExists ? start + 3 : start)
  if (words[on] !== 'ON') rejectAt(code, on)
  const { name: table, end } = nameAt(code, on + 1)
  // an index of a cluster, which has no keys, and one with an alias of its table
  const open = words[end] === '(' ? end : end + 1
  if (words[on + 1] === 'CLUSTER') return { kind: 'other' }
  if (words[open] !== '(') rejectAt(code, end)
  const close = closeOf(code, open)
  if (close < words.length - 1 && !properties.test(words[close + 1] ?? '')) rejectAt(code, close + 1)
  const rest = words.slice(close)
  // a bitmap join index, whose keys are columns of other tables
  if (rest.includes('FROM')) return { kind: 'other' }
  const isDomain = rest.includes('INDEXTYPE')
  const isFulltext =
    isDomain && rest.some((word) => /^(?:CONTEXT|CTXCAT|CTXRULE|SEARCH)$/.test(word) || word.startsWith('CONTEXT'))
  return {
    kind: 'create index',
    table,
    key: {
      ...emptyKey,
      kind: isFulltext ? 'fulltext' : words.slice(0, start).includes('UNIQUE') ? 'unique' : 'index',
      name: name.name,
      keys: await readKeys(groupAt(code, open), readQuery),
      isLocal: rest.includes('LOCAL'),
      ...((isDomain || words.slice(0, start).includes('BITMAP')) && { method: isDomain ? 'domain' : 'bitmap' }),
      at: code.tokens[0]?.start ?? 0,
    },
    hasIfNotExists,
    isOnline: rest.includes('ONLINE'),
  }
}

/** Returns the keys of an index. An expression is read as an item of a SELECT. */
async function readKeys(list: Code, readQuery: ReadQuery): Promise<IndexKey[]> {
  const keys: IndexKey[] = []
  for (const item of itemsOf(list)) {
    const last = item.words.at(-1) ?? ''
    const isSorted = /^(?:ASC|DESC)$/.test(last) && item.words.length > 1
    const isDescending = isSorted && last === 'DESC'
    const key = isSorted ? partOf(item, 0, -1) : item
    const [first, dot, second] = key.tokens
    // the alias of the table may stand before the column
    const column = key.tokens.length === 3 && dot?.text === '.' ? second : key.tokens.length === 1 ? first : undefined
    if (column && /word|name/.test(column.kind)) {
      keys.push({ column: plainName(column), isDescending })
      continue
    }
    const query = await readQuery(withWords('SELECT', key))
    const expression = query?.items[0]?.expression
    keys.push({ ...(expression && { expression }), isDescending })
  }
  return keys
}
