import type { Database } from '../databases/database'
import { runTrial, type Trial, type Verdict } from './trial'

/** The number of databases whose verdicts are remembered, and their maximum length as JSON: only small ones repeat. */
const MAX_REMEMBERED = 10_000
const MAX_LENGTH = 1_000

/**
 * Returns a function that runs a trial on a database. For a database with the rows of an earlier one, it returns that
 * verdict: a fifth of the random databases of a search repeat an earlier one.
 */
export function withoutRepeats(trial: Trial): (database: Database) => Promise<Verdict> {
  const verdicts = new Map<string, Verdict>()
  return async (database) => {
    const rows = JSON.stringify(database)
    const known = verdicts.get(rows)
    if (known) return known
    const verdict = await runTrial(trial, database)
    // the results of a difference take memory, and a search seldom goes on after one
    const isWorthwhile = verdict.kind !== 'different' && rows.length <= MAX_LENGTH
    if (isWorthwhile && verdicts.size < MAX_REMEMBERED) verdicts.set(rows, verdict)
    return verdict
  }
}
