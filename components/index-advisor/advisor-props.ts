import type { Locale } from '@/lib/i18n/locales'
import type { Messages } from '@/lib/i18n/messages'

/** The start of a hash that holds the texts of the index advisor. */
export const advisorHash = '#indexes='
export const advisorHashes = [advisorHash]

/** The data that the index advisor gets from the server. */
export interface AdvisorToolProps {
  readonly texts: Messages['indexAdvisor']
  /** The texts of all tools. */
  readonly shared: Messages['workbench']
  readonly locale: Locale
  /** The BCP 47 tag. */
  readonly language: string
  /** The URL of the worker. */
  readonly worker: string
  /** The text for code that did not arrive. */
  readonly unreached: string
}

/** The factors by which tables can be larger. */
export const factors = ['1', '3', '10', '30', '100'] as const

/** The names of the dialects that the tool reads. */
export const dialectNames = { postgresql: 'PostgreSQL', mysql: 'MySQL' } as const

/** The fields of the tool. */
export interface AdvisorFields {
  readonly schema: string
  readonly statistics: string
  readonly settings: string
  readonly queries: string
  readonly dialect: keyof typeof dialectNames
  readonly factor: (typeof factors)[number]
}

export const emptyFields: AdvisorFields = {
  schema: '',
  statistics: '',
  settings: '',
  queries: '',
  dialect: 'postgresql',
  factor: '1',
}

/** Returns a stored or shared value as the fields; undefined if it is not valid. */
export function readFields(value: unknown): AdvisorFields | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { schema, statistics, settings, queries, dialect, factor } = value as Record<string, unknown>
  const areTexts = [schema, statistics, settings, queries].every((text) => typeof text === 'string')
  const known = factors.find((one) => one === factor)
  if (!areTexts || known === undefined || (dialect !== 'postgresql' && dialect !== 'mysql')) return undefined
  return { schema, statistics, settings, queries, dialect, factor: known } as AdvisorFields
}
