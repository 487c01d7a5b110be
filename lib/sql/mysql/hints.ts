import { tokenize } from './tokens'

/** Patterns of other engines' syntax, each with a hint that names the engine and the PostgreSQL replacement. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\bselect\s+(?:distinct\s+)?top\b/i, 'TOP is SQL Server’s: write LIMIT at the end'],
  [/\brownum\b/i, 'ROWNUM is Oracle’s: write LIMIT, or ROW_NUMBER() OVER (…) in a subquery'],
  [/\bconnect\s+by\b/i, 'CONNECT BY is Oracle’s: write WITH RECURSIVE'],
  [/\(\s*\+\s*\)/, '(+) is Oracle’s: write LEFT JOIN … ON'],
  [/\bminus\s+select\b/i, 'MINUS is Oracle’s: write EXCEPT'],
  [/\bdecode\s*\(/i, 'DECODE is Oracle’s: write CASE'],
  [/\bnvl2\s*\(/i, 'NVL2 is Oracle’s: write CASE'],
  [/\biif\s*\(/i, 'IIF is SQL Server’s: write CASE'],
  [/\b(?:cross|outer)\s+apply\b/i, 'APPLY is SQL Server’s: write CROSS JOIN LATERAL, or LEFT JOIN LATERAL … ON TRUE'],
  [/\bwith\s*\(\s*\w*lock\w*\s*\)/i, 'table hints are SQL Server’s: leave them out'],
  [/\bdateadd\s*\(/i, "DATEADD is SQL Server’s: write d + INTERVAL '1 day'"],
  [/\bdatediff\s*\(\s*(?:day|month|year|hour|minute|second)\b/i, 'this DATEDIFF is SQL Server’s: subtract the dates'],
  [/\bconvert\s*\(/i, 'CONVERT is not PostgreSQL’s: write CAST(x AS type)'],
  [/\b(?:force|use|ignore)\s+(?:index|key)\b/i, 'index hints are MySQL’s: leave them out'],
  [/\bwith\s+rollup\b/i, 'WITH ROLLUP is MySQL’s: write GROUP BY ROLLUP (…)'],
  [/\bon\s+duplicate\s+key\b/i, 'ON DUPLICATE KEY is MySQL’s: write ON CONFLICT (…) DO UPDATE'],
  [/^\s*replace\s+into\b/i, 'REPLACE INTO is MySQL’s: write INSERT … ON CONFLICT (…) DO UPDATE'],
  [/\binsert\s+ignore\b/i, 'INSERT IGNORE is MySQL’s: write INSERT … ON CONFLICT DO NOTHING'],
  [/\bsql_\w+\s/i, 'SQL_… modifiers are MySQL’s: leave them out'],
  [/^\s*(?:update|delete)\b[\s\S]*\blimit\s+\d/i, 'LIMIT in a change is MySQL’s: take the keys by a subquery'],
  [
    /\)\s*engine\s*=|\bauto_increment\b/i,
    'ENGINE and AUTO_INCREMENT are MySQL’s: leave them out, write GENERATED ALWAYS AS IDENTITY',
  ],
  [/\bifnull\s*\(/i, 'IFNULL is MySQL’s: write COALESCE'],
  [/\[[\p{L}_][^\]]*\]/u, 'brackets around names are SQL Server’s: write double quotes'],
]

const variable = /(?<![\p{L}\p{N}_$@])@@?[\p{L}_][\p{L}\p{N}_$]*/u

/** Returns a hint about syntax of another engine in a statement; undefined if there is none. */
export function foreignHint(text: string): string | undefined {
  const bare = withoutTexts(text)
  return variableHint(text) ?? patterns.find(([sign]) => sign.test(bare))?.[1]
}

/** Returns a hint about a variable (`@x`), which PostgreSQL would read as the absolute value of a column. */
export function variableHint(text: string): string | undefined {
  const [name] = variable.exec(withoutTexts(text)) ?? []
  return name && `${name} is a variable of MySQL or SQL Server: put a value there, or use a window function`
}

function withoutTexts(text: string): string {
  return tokenize(text)
    .map((token) =>
      token.kind === 'text' || token.kind === 'space' ? ' ' : token.kind === 'backtick' ? 'x' : token.text,
    )
    .join('')
}
