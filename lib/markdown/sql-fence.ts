import { didYouMean } from '../nearest'

/** The engines whose SQL a fence can hold; without a name it is PostgreSQL's. */
export const fenceDialects = [
  'postgresql',
  'mysql',
  'oracle',
  'tsql',
  'opengauss',
  'kingbase',
  'oceanbase',
  'tdsql',
] as const

export type FenceDialect = (typeof fenceDialects)[number]

/** What the line that opens an SQL fence says about it. */
export interface FenceFlags {
  readonly dialect: FenceDialect
  /** Runs before the page's other statements. */
  readonly setup: boolean
  /** A piece of a statement, which nobody checks. */
  readonly fragment: boolean
  /** Only parsed: it needs a server, an extension or a role that the check does not have. */
  readonly parsed: boolean
  /** Part of the error it must raise. */
  readonly fails?: string
}

const marks = ['setup', 'fragment', 'parsed'] as const

/** Reads the words behind ```` ```sql ````. Throws for a word that is neither an engine nor a mark. */
export function fenceFlags(meta: string): FenceFlags {
  const fails = /(?:^|\s)fails="([^"]*)"/.exec(meta)?.[1]
  const words = meta
    .replace(/[\w-]+="[^"]*"|\{[^}]*\}|\[[^\]]*\]|showLineNumbers(?:=\d+)?/g, ' ')
    .split(/\s+/)
    .filter((word) => /^[a-z]+$/i.test(word))
  const known: readonly string[] = [...fenceDialects, ...marks, 'wrap', 'nocopy']
  const unknown = words.find((word) => !known.includes(word))
  if (unknown !== undefined) {
    throw new Error(`the fence says “${unknown}”, which is neither an engine nor a mark${didYouMean(unknown, known)}`)
  }
  return {
    dialect: fenceDialects.find((dialect) => words.includes(dialect)) ?? 'postgresql',
    setup: words.includes('setup'),
    fragment: words.includes('fragment'),
    parsed: words.includes('parsed'),
    ...(fails !== undefined && { fails }),
  }
}
