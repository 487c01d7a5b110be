import type { Messages } from '@/lib/i18n/messages'
import type { PlanToolProps } from '../plan/plan-props'

/** The starts of the hashes that hold the texts of a run, or the name of an example of the site. */
export const runHash = '#run='
export const exampleHash = '#example='
export const runHashes = [runHash, exampleHash]

/** The data that the tool gets from the server. */
export interface RunToolProps {
  readonly texts: Messages['run']
  /** The texts of all tools. */
  readonly shared: Messages['workbench']
  /** The texts of a plan, and the articles about its findings. */
  readonly planTexts: PlanToolProps['texts']
  readonly articles: PlanToolProps['articles']
  /** The BCP 47 tag. */
  readonly language: string
  /** The URL of the worker. */
  readonly worker: string
  /** The text for code that did not arrive. */
  readonly unreached: string
}

/** The input of the tool, and the name of the example that it began with. */
export interface RunInput {
  readonly schema: string
  readonly sql: string
  readonly example: string
}

export const emptyInput: RunInput = { schema: '', sql: '', example: '' }

/** Returns a stored or shared value as an input; undefined if it is not valid. */
export function readInput(value: unknown): RunInput | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { schema, sql, example } = value as Record<string, unknown>
  const areTexts = [schema, sql, example].every((text) => typeof text === 'string')
  return areTexts ? ({ schema, sql, example } as RunInput) : undefined
}
