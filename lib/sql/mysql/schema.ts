import { alterTable } from './alter-table'
import { columnName, tableItem, toPostgres } from './columns'
import { EnumTypes } from './enums'
import { withoutPrefixes } from './literal-prefixes'
import { onUpdateTriggers } from './on-update'
import {
  afterParenthesis,
  isWord,
  joinTokens,
  nextSolid,
  splitItems,
  splitStatements,
  tokenize,
  type Token,
} from '../dialect/tokens'

/** The first words of statements that do not affect tables, which `translateSchema` omits. */
const ignoredWords = ['use', 'set', 'go', 'lock', 'unlock', 'delimiter', 'show', 'grant', 'begin', 'commit', 'start']

/**
 * Translates the tables, keys and constraints of a schema script of MySQL to PostgreSQL. Storage options, comments,
 * character sets and plain indexes are omitted; UNSIGNED becomes a CHECK constraint.
 */
export function translateSchema(source: string): string {
  const enums = new EnumTypes()
  const statements = splitStatements(withoutPrefixes(tokenize(source)))
    .filter((statement) => !isIgnored(statement))
    .map((statement) => {
      const translated = isCreateTable(statement)
        ? createTable(statement, enums)
        : isAlterTable(statement)
          ? alterTable(statement, enums)
          : undefined
      return translated ?? joinTokens(statement.map(toPostgres))
    })
  return [...enums.statements(), ...statements.filter((statement) => statement !== '')].join(';\n')
}

function isIgnored(statement: readonly Token[]): boolean {
  const first = nextSolid(statement, 0)
  const second = statement[nextSolid(statement, first + 1)]
  const about = isWord(statement[first], 'create', 'drop', 'alter')
  return (
    statement[first] === undefined ||
    isWord(statement[first], ...ignoredWords) ||
    (about && isWord(second, 'database', 'schema')) ||
    (isWord(statement[first], 'create') && isWord(second, 'index')) ||
    isWord(statement[first], 'comment')
  )
}

function isCreateTable(statement: readonly Token[]): boolean {
  const first = nextSolid(statement, 0)
  return isWord(statement[first], 'create') && statement.some((token) => isWord(token, 'table'))
}

function isAlterTable(statement: readonly Token[]): boolean {
  const first = nextSolid(statement, 0)
  return isWord(statement[first], 'alter') && isWord(statement[nextSolid(statement, first + 1)], 'table')
}

function createTable(statement: readonly Token[], enums: EnumTypes): string {
  const open = statement.findIndex(({ text }) => text === '(')
  if (open < 0) return joinTokens(statement)
  const end = afterParenthesis(statement, open)
  const inner = statement.slice(open + 1, end - 1)
  const head = statement.slice(0, open).map(toPostgres)
  const table = head.findLast(({ kind }) => kind !== 'space')?.text ?? ''
  // omits the storage options after the parenthesis
  const items = splitItems(inner)
  const definition = `${joinTokens(head)}(${items.flatMap((item) => tableItem(item, table, enums)).join(',')})`
  const triggers = items.filter(hasOnUpdate).flatMap((item, at) => onUpdateTriggers(table, columnName(item), at))
  return [definition, ...triggers].join(';\n')
}

function hasOnUpdate(item: readonly Token[]): boolean {
  return item.some((token, at) => {
    const next = nextSolid(item, at + 1)
    return isWord(token, 'update') && isWord(item[next], 'current_timestamp', 'now', 'localtime', 'localtimestamp')
  })
}
