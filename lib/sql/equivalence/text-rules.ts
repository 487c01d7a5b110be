import type { Database } from '../databases/database'
import type { Table } from '../engine/catalog'
import type { EqualityRules } from '../engine/compare'
import { functionName, walk } from '../engine/parse'
import type { Side } from './statement'

/**
 * Returns the rules for the rows of a database: case does not count if a statement returns one of several equal texts, of which the
 * engine can choose any, and the database has such texts. Without them, it counts.
 */
export function rulesFor(
  database: Database,
  tables: readonly Table[],
  sides: readonly Side[],
  rules: EqualityRules | undefined,
): EqualityRules | undefined {
  if (!rules?.foldsKeys || !sides.some(choosesTexts)) return rules
  const texts = tables.flatMap(({ columns }, table) =>
    (database[table] ?? []).flatMap((row) => row.filter((cell, at) => cell !== null && columns[at]?.type === 'bpchar')),
  )
  return { ...rules, foldsRows: mayBeEqual([...(texts as string[]), ...sides.flatMap(literalsIn)]) }
}

/** Whether different texts of a list, or parts of them, can be equal: a letter is there in both cases, or a text ends with a blank. */
function mayBeEqual(texts: readonly string[]): boolean {
  const signs = new Set(texts.join(''))
  return (
    texts.some((text) => text.endsWith(' ')) ||
    [...signs].some((sign) => sign !== sign.toLowerCase() && signs.has(sign.toLowerCase()))
  )
}

/** Whether a statement returns one of several equal texts: by DISTINCT, GROUP BY, a set operator, MIN or MAX. */
function choosesTexts({ parsed }: Side): boolean {
  let found = false
  walk(
    parsed.map(({ node }) => node),
    (kind, fields) => {
      if (kind === 'SelectStmt')
        found ||=
          ['distinctClause', 'groupClause'].some((key) => fields[key] !== undefined) ||
          (fields.larg !== undefined && fields.all !== true)
      if (kind === 'FuncCall') found ||= fields.agg_distinct === true || ['min', 'max'].includes(functionName(fields))
    },
  )
  return found
}

function literalsIn({ parsed }: Side): string[] {
  const found: string[] = []
  walk(
    parsed.map(({ node }) => node),
    (kind, fields) => {
      if (kind === 'A_Const') found.push((fields.sval as { sval?: string } | undefined)?.sval ?? '')
    },
  )
  return found
}
