import type { SqlPair, SqlStatement } from '../../markdown/sql'
import { cached, readCached } from '../../json-cache'
import { onAllCores, withKnown } from '../../pool'
import { openEngine, type Engine } from '../engine'
import { loadSchema } from '../session'
import { cacheFile } from './cache'
import { checkPair, type Fixture, type PairResult } from './pair'
import { checkStatement, type StatementResult } from './statement'

/** One thing to ask the engine: plain data, so that it can go to a worker. */
export type Job =
  | { readonly type: 'statement'; readonly schema: string; readonly statement: SqlStatement }
  | { readonly type: 'pair'; readonly pair: SqlPair; readonly setup: string; readonly fixture: Fixture }

export type JobResult = StatementResult | PairResult

/** A worker with a database of its own takes 300 MB and two seconds: fewer jobs than this are not worth another. */
const WORTH_A_WORKER = 6

/** The results of all jobs: from the cache, or by workers on all cores, the longest jobs first. */
export async function perform(jobs: readonly Job[]): Promise<ReadonlyMap<Job, JobResult>> {
  const pairsFirst = [...jobs].sort((one, other) => one.type.localeCompare(other.type))
  const worker = new URL('./work.worker.mjs', import.meta.url)
  const results = await withKnown(
    pairsFirst,
    (job) => readCached<JobResult>(fileOf(job)),
    (open) => onAllCores<Job, JobResult>(worker, open, Math.ceil(open.length / WORTH_A_WORKER)),
  )
  return new Map(pairsFirst.map((job, index) => [job, results[index] as JobResult]))
}

/** Where a result is kept, by what it depends on beside the code. */
function fileOf(job: Job): string {
  if (job.type === 'pair') return cacheFile(['pair', job.fixture, job.setup, job.pair.record])
  return cacheFile(['statement', job.schema, job.statement.sql, job.statement.flags])
}

let engine: Engine | undefined
let loaded: string | undefined

/** Does one job on this thread's own engine, which starts with the first, and stores the result. */
export function work(job: Job): Promise<JobResult> {
  return cached(fileOf(job), async (): Promise<JobResult> => {
    engine ??= await openEngine()
    if (job.type === 'pair') {
      loaded = undefined
      return checkPair(engine, job.pair, job.setup, job.fixture)
    }
    if (loaded !== job.schema) {
      loaded = undefined
      await loadSchema(engine, job.schema)
      loaded = job.schema
    }
    return checkStatement(engine, job.statement)
  })
}
