import { nameAt, plainName } from '../ddl/code'
import { emptyQuery } from '../query'
import type { AlterAction, CreatedObject, CreateTable, StatementBody } from '../statement'
import { tokenize, type Token } from '../tokens'

/** The first words of statements that no rule is about and that node-sql-parser knows only in part. */
const administrative: ReadonlySet<string> = new Set(
  'ANALYZE BINLOG CACHE CALL CHANGE CHECK CHECKSUM CLONE COMMIT DEALLOCATE DESC DESCRIBE DO EXECUTE EXPLAIN FLUSH GET GRANT HANDLER HELP IMPORT INSTALL KILL LOAD LOCK OPTIMIZE PREPARE PURGE RELEASE REPAIR RESET RESTART REVOKE ROLLBACK SAVEPOINT SET SHOW SHUTDOWN SIGNAL START STOP UNINSTALL UNLOCK USE XA'.split(
    ' ',
  ),
)

const routines: readonly CreatedObject[] = ['function', 'procedure', 'trigger', 'event']

/** Returns what a statement does that node-sql-parser rejects although MySQL has it; undefined for others. */
export function readWithoutParser(tokens: readonly Token[]): StatementBody | undefined {
  const code = tokens.filter(({ kind }) => kind !== 'comment')
  const words = code.map(({ text }) => text.toUpperCase())
  const [first = '', second = ''] = words
  if (administrative.has(first)) return { kind: 'other' }
  if (/^(?:CREATE|ALTER|DROP|RENAME)$/.test(first) && /^(?:USER|ROLE|SERVER|TABLESPACE|INSTANCE)$/.test(second))
    return { kind: 'other' }
  if (first === 'ALTER' && /^(?:DATABASE|DEFINER|EVENT|FUNCTION|PROCEDURE|SCHEMA|SEQUENCE)$/.test(second))
    return { kind: 'other' }
  if (first === 'TABLE') return readTable(code, words)
  if (first === 'CREATE') return second === 'SEQUENCE' ? { kind: 'other' } : readRoutine(code, words)
  if (first === 'DROP') return readDrop(code, words)
  return first === 'ALTER' && second === 'TABLE' ? readAlterTable(code, words) : undefined
}

/** Returns the query `TABLE t`. */
function readTable(tokens: readonly Token[], words: readonly string[]): StatementBody | undefined {
  const { name, end } = nameAt({ start: 0, tokens, words }, 1)
  const at = tokens[0]?.start ?? 0
  if (end < words.length) return /^(?:ORDER|LIMIT|INTO)$/.test(words[end] ?? '') ? { kind: 'other' } : undefined
  const items = [{ expression: { kind: 'star', at } as const }]
  return { kind: 'query', query: { ...emptyQuery(at), items, from: [{ kind: 'table', table: name, at: name.at }] } }
}

function readRoutine(code: readonly Token[], words: readonly string[]): StatementBody | undefined {
  if (!/^(?:FUNCTION|PROCEDURE|TRIGGER|EVENT|DEFINER|OR|AGGREGATE)$/.test(words[1] ?? '')) return undefined
  const at = words.slice(0, 10).findIndex((word) => routines.includes(word.toLowerCase() as CreatedObject))
  const object = routines.find((known) => known === words[at]?.toLowerCase())
  if (!object) return undefined
  const hasIfNotExists = words[at + 1] === 'IF'
  const name = code[at + (hasIfNotExists ? 4 : 1)]
  return {
    kind: 'create',
    object,
    ...(name && { name: { name: plainName(name), at: name.start } }),
    hasIfNotExists,
    replaces: false,
    options: new Map(),
  }
}

/** Returns the DROP of a routine, trigger or event, or of a database whose name is quoted. */
function readDrop(code: readonly Token[], words: readonly string[]): StatementBody | undefined {
  const isDatabase = words[1] === 'DATABASE' || words[1] === 'SCHEMA'
  if (!isDatabase && !routines.includes((words[1] ?? '').toLowerCase() as CreatedObject)) return undefined
  const hasIfExists = words[2] === 'IF'
  const at = hasIfExists ? 4 : 2
  const name = code[at]
  if (isDatabase && code.length !== at + 1) return undefined
  return {
    kind: 'drop',
    object: isDatabase ? 'database' : 'other',
    names: name ? [{ name: plainName(name), at: name.start }] : [],
    hasIfExists,
  }
}

/** Returns ALTER TABLE with CONVERT TO CHARACTER SET, ALTER INDEX … INVISIBLE, or SET or DROP DEFAULT of a column. */
function readAlterTable(code: readonly Token[], words: readonly string[]): StatementBody | undefined {
  // the schema before the name
  if (words[3] === '.')
    return readAlterTable([...code.slice(0, 2), ...code.slice(4)], [...words.slice(0, 2), ...words.slice(4)])
  const [, , table] = code
  const [verb, object] = words.slice(3)
  if (!table) return undefined
  const option = (name: string, value = '', at = table.start): AlterAction => ({ kind: 'option', name, value, at })
  const of = (...actions: AlterAction[]): StatementBody => ({
    kind: 'alter table',
    table: { name: plainName(table), at: table.start },
    actions,
  })
  if (verb === 'CONVERT' && object === 'TO') {
    const collation = code[words.indexOf('COLLATE') + 1]
    const charset = code[words.indexOf('SET') + 1]
    return of(
      option('convert'),
      ...(charset && words.includes('SET') ? [option('charset', charset.text.toLowerCase(), charset.start)] : []),
      ...(collation && words.includes('COLLATE')
        ? [option('collate', collation.text.toLowerCase(), collation.start)]
        : []),
    )
  }
  if (verb === 'PARTITION' && object === 'BY') return of({ kind: 'partition by', at: table.start })
  const isOther =
    /^(?:DISABLE|DISCARD|ENABLE|FORCE|IMPORT)$/.test(verb ?? '') ||
    (verb === 'RENAME' && /^(?:INDEX|KEY)$/.test(object ?? ''))
  const isPartition = /^PARTITION(?:ING)?$/.test(object ?? '') && verb !== 'DROP'
  if (verb === 'ORDER' || isPartition || (isOther && !hasMore(words))) return of({ kind: 'other', at: table.start })
  if (verb === 'ALTER' && object === 'INDEX' && /^(?:IN)?VISIBLE$/.test(words[6] ?? ''))
    return of(option(words[6]?.toLowerCase() ?? '', '', code[5]?.start))
  if (verb === 'ALTER' && /^(?:CHECK|CONSTRAINT)$/.test(object ?? '') && !hasMore(words))
    return of({ kind: 'other', at: table.start })
  return verb === 'ALTER' ? setDefault(code.slice(object === 'COLUMN' ? 5 : 4), of) : undefined
}

/** Returns SET DEFAULT or DROP DEFAULT of a column, without other actions after it. */
function setDefault(
  [name, ...code]: readonly Token[],
  of: (action: AlterAction) => StatementBody,
): StatementBody | undefined {
  const words = code.map(({ text }) => text.toUpperCase())
  if (!name || hasMore(words) || !/^(?:SET|DROP)$/.test(words[0] ?? '') || words[1] !== 'DEFAULT') return undefined
  const at = name.start
  return of(words[0] === 'SET' ? { kind: 'set default', name: plainName(name), at } : { kind: 'other', at })
}

/** True if another action follows. */
function hasMore(words: readonly string[]): boolean {
  return words.some((word, index) => word === ',' && depthAt(words, index) === 0)
}

/** The PARTITION BY of a CREATE TABLE, which node-sql-parser rejects: its offset and what the rules need of it. */
export interface Partitioning extends Pick<CreateTable, 'isPartitioned' | 'partitionColumns' | 'isDefaultPartition'> {
  readonly start: number
}

/** Returns the PARTITION BY at the end of a CREATE TABLE. */
export function partitioningOf(tokens: readonly Token[]): Partitioning | undefined {
  const code = tokens.flatMap((token) => (token.kind === 'comment' ? conditionalCode(token) : [token]))
  const words = code.map(({ text }) => text.toUpperCase())
  if (words[0] !== 'CREATE') return undefined
  const index = words.findIndex(
    (word, at) => word === 'PARTITION' && words[at + 1] === 'BY' && depthAt(words, at) === 0,
  )
  const start = code[index]?.start
  if (index === -1 || start === undefined) return undefined
  const open = words.indexOf('(', index)
  const close = words.indexOf(')', open)
  const columns = open === -1 ? [] : code.slice(open + 1, close).filter(({ kind }) => /word|name/.test(kind))
  return {
    start,
    isPartitioned: true,
    partitionColumns: columns.map(plainName),
    isDefaultPartition: words.slice(index).includes('MAXVALUE'),
  }
}

/** Returns the code in a comment for servers from a version on, such as `/*!50100 PARTITION BY … *\/`. */
function conditionalCode({ text, start }: Token): Token[] {
  const [opening = ''] = /^\/\*!\d*/.exec(text) ?? []
  if (opening === '') return []
  const tokens = tokenize(text.slice(opening.length, -2), 'mysql')
  return tokens.map((token) => ({ ...token, start: start + opening.length + token.start }))
}

function depthAt(words: readonly string[], index: number): number {
  return words.slice(0, index).reduce((depth, word) => depth + (word === '(' ? 1 : word === ')' ? -1 : 0), 0)
}
