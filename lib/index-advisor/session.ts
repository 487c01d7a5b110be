import type { Engine } from '../sql/index'
import { adviseByRule, hasStatistics, openPlanner, prepare, type AdvisorInput, type Prepared } from './advise'
import { createStatement, indexName } from './ddl'
import { excerpt, note, type Note } from './notes'
import type { Planner } from './planner/planner'
import { advise, type AdviceOptions, type CostedAdvice } from './result'

/** Indexes for statements, with their costs if there are statistics, and remarks. */
export type AdvisorResult =
  | { readonly isCosted: true; readonly advice: CostedAdvice; readonly notes: readonly Note[] }
  | { readonly isCosted: false; readonly statements: readonly string[]; readonly notes: readonly Note[] }

interface Opened {
  readonly key: string
  readonly prepared: Prepared
  readonly planner: Planner
  readonly notes: readonly Note[]
}

/** Answers inputs one after the other, with an engine that is opened when costs are first needed. */
export class AdvisorSession {
  readonly #openEngine: () => Promise<Engine>
  #opened: Opened | undefined

  constructor(openEngine: () => Promise<Engine>) {
    this.#openEngine = openEngine
  }

  /** Returns indexes for the input. The same input with other options is not loaded again. */
  async run(input: AdvisorInput, options: AdviceOptions): Promise<AdvisorResult> {
    const key = JSON.stringify(input)
    if (this.#opened?.key !== key) {
      if (!hasStatistics(input)) return this.#runByRule(input)
      this.#opened = await this.#open(key, input)
    }
    const { planner, prepared, notes } = this.#opened
    const advice = await advise(planner, prepared, options)
    return { isCosted: true, advice, notes: [...prepared.notes, ...notes, ...advice.notes] }
  }

  async #runByRule(input: AdvisorInput): Promise<AdvisorResult> {
    const prepared = await prepare(input)
    const statements = adviseByRule(prepared).map((one) =>
      createStatement(one, indexName(one), { dialect: input.dialect, isPartitioned: false }),
    )
    return { isCosted: false, statements, notes: [note('notCosted'), ...prepared.notes, ...unknown(prepared)] }
  }

  async #open(key: string, input: AdvisorInput): Promise<Opened> {
    // what the engine holds is replaced, also if that fails
    this.#opened = undefined
    const prepared = await prepare(input)
    const { planner, notes } = await openPlanner(await this.#openEngine(), input, prepared)
    return { key, prepared, planner, notes }
  }
}

/** Returns a remark on tables that the schema does not have; with statistics, PostgreSQL names them in its errors. */
function unknown({ schema, unknownTables }: Prepared): Note[] {
  if (schema.tables.isEmpty() || unknownTables.length === 0) return []
  return [note('unknownTables', { names: excerpt(unknownTables.join(', ')) })]
}
