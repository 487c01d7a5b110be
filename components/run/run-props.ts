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
  /** The URL of the file with the examples of the site. */
  readonly examples: string
  /** The text for code that did not arrive. */
  readonly unreached: string
}

/** The input of the tool, the name of the example that it began with, and whether the reader has changed it. */
export interface RunInput {
  readonly schema: string
  readonly sql: string
  readonly example: string
  readonly isEdited: boolean
}

export const emptyInput: RunInput = { schema: '', sql: '', example: '', isEdited: false }

/** Returns a stored or shared value as an input; undefined if it is not valid. */
export function readInput(value: unknown): RunInput | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { schema, sql, example, isEdited } = value as Record<string, unknown>
  const areTexts = [schema, sql, example].every((text) => typeof text === 'string')
  return areTexts && typeof isEdited === 'boolean' ? ({ schema, sql, example, isEdited } as RunInput) : undefined
}
