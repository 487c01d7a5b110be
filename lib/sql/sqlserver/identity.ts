import type { Fields } from '../dialect/blocks'
import { tableNamed, type Table } from '../engine/catalog'
import type { Node } from '../engine/parse'
import { afterParenthesis, isWord, raw, splitItems, type Token } from '../dialect/tokens'
import { nameAt } from './names'

/** The first words of the constraints of a table. */
export const itemStarts = ['constraint', 'primary', 'unique', 'foreign', 'check', 'default']

/** Names the columns of an INSERT without a list, in place: it fills all but the IDENTITY column. */
export function omitIdentity(statement: Node, tables: readonly Table[]): void {
  const { InsertStmt: insert } = statement as unknown as { InsertStmt?: Fields }
  const table = tableNamed((insert?.relation as Fields | undefined)?.relname, tables)
  if (!insert || !table || insert.cols !== undefined || insert.selectStmt === undefined) return
  if (!table.columns.some(({ isNumbered }) => isNumbered)) return
  const filled = table.columns.filter(({ isNumbered }) => !isNumbered)
  insert.cols = filled.map(({ name }) => ({ ResTarget: { name } }))
}

/** The tables of a script that have an IDENTITY column, for the rows that the script inserts. */
export class IdentityTables {
  /** The columns that an INSERT without a list fills, by the names of the tables. */
  private readonly columns = new Map<string, string>()

  /** Returns the tokens of a statement, with a list of columns after INSERT if it has none; reads those of CREATE TABLE. */
  withColumns(tokens: readonly Token[]): readonly Token[] {
    const [first, second] = tokens
    if (isWord(first, 'create') && isWord(second, 'table')) this.read(tokens)
    if (!isWord(first, 'insert')) return tokens
    const [end, name] = nameAt(tokens, isWord(second, 'into') ? 2 : 1)
    const columns = this.columns.get(keyOf(name))
    if (columns === undefined || !isWord(tokens[end], 'values', 'select', 'with')) return tokens
    return [...tokens.slice(0, end), raw(`(${columns})`), ...tokens.slice(end)]
  }

  private read(tokens: readonly Token[]): void {
    const [open, name] = nameAt(tokens, 2)
    const items = splitItems(tokens.slice(open + 1, afterParenthesis(tokens, open) - 1))
    const columns = items.filter(([start]) => !isWord(start, ...itemStarts, 'index', 'period'))
    const filled = columns.filter((item) => !item.some((token) => isWord(token, 'identity')))
    if (filled.length < columns.length) this.columns.set(keyOf(name), filled.map(([column]) => column?.text).join(', '))
  }
}

function keyOf(name: string): string {
  return name.replaceAll('"', '').toLowerCase()
}
