import type { SqlPair, SqlStatement } from '../../markdown/sql'
import { cached, readCached } from '../../json-cache'
import { onAllCores } from '../../pool'
import { emptyDataDir, openNodeEngine } from '../node-engine'
import { cacheFile } from './cache'
import { checkPair, type Fixture, type PairResult } from './pair'
import { SchemaHolder } from './schema-holder'
import { checkStatement, type StatementResult } from './statement'

/** One thing to ask the engine: plain data, so that it can go to a worker. */
export type Job =
  | { readonly type: 'statement'; readonly schema: string; readonly statement: SqlStatement }
  | { readonly type: 'pair'; readonly pair: SqlPair; readonly setup: string; readonly fixture: Fixture }

export type JobResult = StatementResult | PairResult

/** A worker with a database of its own takes 300 MB and two seconds: fewer jobs than this are not worth another. */
const WORTH_A_WORKER = 6

/** Jobs that one worker does in turn, because they share a schema. */
export type Batch = readonly Job[]

/** Statements of one schema are cheap: so many make a batch. */
const STATEMENTS = 50

/** The results of all jobs: from the cache, or by workers on all cores. Jobs that ask the same are done once. */
export async function perform(jobs: readonly Job[]): Promise<ReadonlyMap<Job, JobResult>> {
  const unique = new Map(jobs.map((job) => [fileOf(job), job]))
  const results = new Map([...unique.keys()].map((file) => [file, readCached<JobResult>(file)]))
  const open = [...unique].flatMap(([file, job]) => (results.get(file) === undefined ? [job] : []))
  if (open.length > 0) {
    const batches = batchesOf(open)
    // before the workers start, so that only one process makes it
    await emptyDataDir()
    const worker = new URL('./work.worker.mjs', import.meta.url)
    const most = Math.ceil(open.length / WORTH_A_WORKER)
    const done = await onAllCores<Batch, JobResult[]>(worker, batches, most)
    batches.flat().forEach((job, index) => results.set(fileOf(job), done.flat()[index]))
  }
  return new Map(jobs.map((job) => [job, results.get(fileOf(job)) as JobResult]))
}

/** Batches of jobs, the longest first: all plans, each rewrite, then the statements of each schema. */
export function batchesOf(jobs: readonly Job[]): Batch[] {
  const plans = jobs.filter((job) => job.type === 'pair' && job.pair.component === 'Plan')
  const rewrites = jobs.filter((job) => job.type === 'pair' && job.pair.component === 'Rewrite')
  const statements = new Map<string, Job[]>()
  for (const job of jobs) {
    if (job.type === 'statement') statements.set(job.schema, [...(statements.get(job.schema) ?? []), job])
  }
  return [
    ...(plans.length > 0 ? [plans] : []),
    ...rewrites.map((job) => [job]),
    ...[...statements.values()].flatMap((list) => chunks(list, STATEMENTS)),
  ]
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Where a result is kept, by what it depends on beside the code. */
function fileOf(job: Job): string {
  if (job.type === 'pair') return cacheFile(['pair', job.fixture, job.setup, job.pair.record])
  return cacheFile(['statement', job.schema, job.statement.sql, job.statement.flags])
}

let holder: SchemaHolder | undefined

/** Does the jobs of a batch on this thread's own engine, which starts with the first, and stores the results. */
export async function work(batch: Batch): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const job of batch) results.push(await cached(fileOf(job), () => answer(job)))
  return results
}

async function answer(job: Job): Promise<JobResult> {
  holder ??= new SchemaHolder(await openNodeEngine())
  if (job.type === 'pair') return checkPair(holder, job.pair, job.setup, job.fixture)
  return checkStatement(await holder.load(job.schema), job.statement)
}
