import type { Messages } from '@/lib/i18n/messages'
import type { Dialect } from '@/lib/sql/index'

/** The dialects of the texts, with the names of their engines. */
export const engineNames: Readonly<Record<Dialect, string>> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  oracle: 'Oracle',
  sqlserver: 'SQL Server',
}

/** The starts of the hashes that hold the texts of a comparison, or the name of a rewrite of the site. */
export const compareHash = '#compare='
export const exampleHash = '#example='
export const compareHashes = [compareHash, exampleHash]

/** The data that the tool gets from the server. */
export interface CompareToolProps {
  readonly texts: Messages['compare']
  /** The texts of all tools. */
  readonly shared: Messages['workbench']
  /** The BCP 47 tag. */
  readonly language: string
  /** The URL of the worker. */
  readonly worker: string
  /** The URL of the file with the rewrites of the site. */
  readonly rewrites: string
  /** The rewrite rules, whose statements can be opened. */
  readonly rules: readonly { readonly code: string; readonly name: string }[]
  /** The text for code that did not arrive. */
  readonly unreached: string
}

/** The input of the tool. An empty dialect means that the tool tries all of them. */
export interface CompareInput {
  readonly schema: string
  readonly before: string
  readonly after: string
  readonly dialect: '' | Dialect
  readonly seed: string
}

export const emptyInput: CompareInput = { schema: '', before: '', after: '', dialect: '', seed: '1' }

/** Returns a stored or shared value as an input; undefined if it is not valid. */
export function readInput(value: unknown): CompareInput | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { schema, before, after, dialect, seed } = value as Record<string, unknown>
  const isDialect = dialect === '' || Object.keys(engineNames).includes(dialect as string)
  const areTexts = [schema, before, after, seed].every((text) => typeof text === 'string')
  return isDialect && areTexts ? ({ schema, before, after, dialect, seed } as CompareInput) : undefined
}

/** Returns the number in the seed field; 1 if it is not a whole number. */
export function seedOf(text: string): number {
  const seed = Number(text)
  return text.trim() !== '' && Number.isSafeInteger(seed) ? seed : 1
}
