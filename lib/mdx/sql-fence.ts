import type { Dialect } from '../sql/index'
import { didYouMean } from '../text/nearest'
import { withoutTexts } from './fence'

/** The engines whose SQL a fence can contain, with their display names. */
export const dialectNames = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  oracle: 'Oracle',
  tsql: 'SQL Server',
  opengauss: 'openGauss',
  kingbase: 'KES',
  oceanbase: 'OceanBase',
  tdsql: 'TDSQL',
} as const

export type FenceDialect = keyof typeof dialectNames

/** The dialects that can be run and compared, by the engine of a fence: all but PostgreSQL's are translated to it. */
export const comparableDialects: Readonly<Partial<Record<FenceDialect, Dialect>>> = {
  postgresql: 'postgresql',
  mysql: 'mysql',
  oracle: 'oracle',
  tsql: 'sqlserver',
}

/** The engine names that a fence can have; PostgreSQL is the default. */
export const fenceDialects = Object.keys(dialectNames) as readonly FenceDialect[]

/** Returns the display name of a fence's engine; undefined for PostgreSQL, the default, and for other languages. */
export function foreignEngine(language: string, meta: string): string | undefined {
  if (language !== 'sql') return undefined
  const { dialect } = parseFenceFlags(meta)
  return dialect === 'postgresql' ? undefined : dialectNames[dialect]
}

/** The flags in the opening line of an SQL fence. */
export interface FenceFlags {
  readonly dialect: FenceDialect
  /** True if it runs before the page's other statements. */
  readonly setup: boolean
  /** True for a part of a statement, which is not checked. */
  readonly fragment: boolean
  /**
   * True if the statement is only parsed, because it needs a server, an extension or a role that the check does not
   * have.
   */
  readonly parsed: boolean
  /** Part of the error message that the statement must raise. */
  readonly fails?: string
}

const marks = ['setup', 'fragment', 'parsed'] as const

/** Whether the options after ```` ```sql ```` name an engine, or say how the SQL is checked. */
export function hasMark(meta: string): boolean {
  const words = withoutTexts(meta).split(/[\s=]+/)
  return [...fenceDialects, ...marks, 'fails'].some((mark) => words.includes(mark))
}

/** Parses the options after ```` ```sql ````. Throws for a word that is neither an engine nor a flag. */
export function parseFenceFlags(meta: string): FenceFlags {
  const fails = /(?:^|\s)fails="([^"]*)"/.exec(meta)?.[1]
  const words = withoutTexts(meta)
    .replace(/\{[^}]*\}|\[[^\]]*\]|showLineNumbers(?:=\d+)?/g, ' ')
    .split(/\s+/)
    .filter((word) => /^[a-z]+$/i.test(word))
  const known: readonly string[] = [...fenceDialects, ...marks, 'wrap', 'nocopy']
  const unknown = words.find((word) => !known.includes(word))
  if (unknown !== undefined) {
    throw new Error(
      `the fence has the word “${unknown}”, which is neither an engine nor a flag${didYouMean(unknown, known)}`,
    )
  }
  return {
    dialect: fenceDialects.find((dialect) => words.includes(dialect)) ?? 'postgresql',
    setup: words.includes('setup'),
    fragment: words.includes('fragment'),
    parsed: words.includes('parsed'),
    ...(fails !== undefined && { fails }),
  }
}
