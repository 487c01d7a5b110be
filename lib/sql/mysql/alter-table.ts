import { numberDefault } from '../dialect/numbered-columns'
import { isWord, joinTokens, nextSolid, splitItems, type Token } from '../dialect/tokens'
import { columnName, tableItem, toPostgres } from './columns'
import type { EnumTypes } from './enums'

/**
 * Translates the ALTER TABLE of dumps: keys and columns that are added, and MODIFY with AUTO_INCREMENT. Options are omitted, so
 * that the text can be empty. Returns undefined for other actions.
 */
export function alterTable(statement: readonly Token[], enums: EnumTypes): string | undefined {
  const [, , first = 0, dot = 0, second = 0] = solidIndexes(statement)
  const end = (statement[dot]?.text === '.' ? second : first) + 1
  const table = joinTokens(statement.slice(first, end).map(toPostgres))
  const actions: string[] = []
  for (const item of splitItems(statement.slice(end))) {
    const action = actionOf(item, table, enums)
    if (!action) return undefined
    actions.push(...action)
  }
  return actions.length === 0 ? '' : `ALTER TABLE ${table} ${actions.join(', ')}`
}

function actionOf(tokens: readonly Token[], table: string, enums: EnumTypes): string[] | undefined {
  const [first = 0, second = 0, third = 0] = solidIndexes(tokens)
  const [verb, object] = [tokens[first], tokens[second]]
  const item = withoutPlace(tokens.slice(isWord(object, 'column') ? third : second))
  if (isWord(verb, 'add') && !isWord(object, 'partition') && object?.text !== '(')
    return tableItem(item, table, enums).map((sql) => `ADD ${sql}`)
  if (isWord(verb, 'modify') && item.some((token) => isWord(token, 'auto_increment')))
    return [`ALTER ${columnName(item)} SET ${numberDefault(table, columnName(item))}`]
  return object?.text === '=' || isWord(verb, 'disable', 'enable', 'engine') ? [] : undefined
}

function solidIndexes(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ kind }, at) => (kind === 'space' ? [] : [at]))
}

/** Returns the tokens of a column without FIRST or AFTER. */
function withoutPlace(tokens: readonly Token[]): readonly Token[] {
  const after = tokens.findIndex((token) => isWord(token, 'after'))
  if (after > 0) return tokens.slice(0, after)
  const last = tokens.findLastIndex(({ kind }) => kind !== 'space')
  return last > nextSolid(tokens, 0) && isWord(tokens[last], 'first') ? tokens.slice(0, last) : tokens
}
