import { englishText, type Reason, type ReasonId } from '../reasons'
import { tokenize } from './tokens'

/** Patterns of syntax that the translation of MySQL knows, each with the hint that names the PostgreSQL replacement. */
const mysqlPatterns: readonly (readonly [RegExp, ReasonId])[] = [
  [/\bconvert\s*\(/i, 'convert'],
  [/\b(?:force|use|ignore)\s+(?:index|key)\b/i, 'indexHints'],
  [/\bwith\s+rollup\b/i, 'rollup'],
  [/\bon\s+duplicate\s+key\b/i, 'onDuplicateKey'],
  [/^\s*replace\s+into\b/i, 'replaceInto'],
  [/\binsert\s+ignore\b/i, 'insertIgnore'],
  [/\bsql_\w+\s/i, 'sqlModifiers'],
  [/^\s*(?:update|delete)\b[\s\S]*\blimit\s+\d/i, 'limitedChange'],
  [/\bxor\b/i, 'xor'],
  [/^\s*update\b[^;]*?\bjoin\b[^;]*?\bset\b/i, 'updateJoin'],
  [/^\s*delete\s+(?!from\b)[^;]*?\bfrom\b/i, 'deleteJoin'],
  [/\)\s*engine\s*=|\bauto_increment\b/i, 'engineClause'],
  [/\bifnull\s*\(/i, 'ifnull'],
]

/** Patterns of other engines' syntax, each with the hint that names the engine and the PostgreSQL replacement. */
const patterns: readonly (readonly [RegExp, ReasonId])[] = [
  [/\bselect\s+(?:distinct\s+)?top\b/i, 'top'],
  [/\brownum\b/i, 'rownum'],
  [/\bconnect\s+by\b/i, 'connectBy'],
  [/\(\s*\+\s*\)/, 'outerJoinSign'],
  [/\bminus\s+select\b/i, 'minus'],
  [/\bdecode\s*\(/i, 'decode'],
  [/\bnvl2\s*\(/i, 'nvl2'],
  [/\biif\s*\(/i, 'iif'],
  [/\b(?:cross|outer)\s+apply\b/i, 'apply'],
  [/\bwith\s*\(\s*\w*lock\w*\s*\)/i, 'tableHints'],
  [/\bdateadd\s*\(/i, 'dateadd'],
  [/\bdatediff\s*\(\s*(?:day|month|year|hour|minute|second)\b/i, 'datediff'],
  [/\[[\p{L}_][^\]]*\]/u, 'brackets'],
]

const variable = /(?<![\p{L}\p{N}_$@])@@?[\p{L}_][\p{L}\p{N}_$]*/u

/** Returns a hint about syntax that neither PostgreSQL nor, if `isTranslated`, the translation of MySQL knows. */
export function foreignReason(text: string, isTranslated = false): Reason | undefined {
  const bare = withoutTexts(text)
  const known = isTranslated ? patterns : [...patterns, ...mysqlPatterns]
  const id = known.find(([sign]) => sign.test(bare))?.[1]
  return variableReason(text) ?? (id && { id, values: {} })
}

/** Whether a statement has syntax that only MySQL has, and the translation knows. */
export function hasMySqlSyntax(text: string): boolean {
  const bare = withoutTexts(text)
  return mysqlPatterns.some(([sign]) => sign.test(bare))
}

/** Returns a hint about a variable (`@x`), which PostgreSQL would read as the absolute value of a column. */
export function variableReason(text: string): Reason | undefined {
  const [name] = variable.exec(withoutTexts(text)) ?? []
  return name === undefined ? undefined : { id: 'variable', values: { name } }
}

/** Returns the hint about syntax of another engine in English. */
export function foreignHint(text: string): string | undefined {
  const reason = foreignReason(text)
  return reason && englishText(reason)
}

function withoutTexts(text: string): string {
  return tokenize(text)
    .map((token) =>
      token.kind === 'text' || token.kind === 'space' ? ' ' : token.kind === 'backtick' ? 'x' : token.text,
    )
    .join('')
}
