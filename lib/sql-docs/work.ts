import type { SqlPair, SqlStatement } from '../mdx/plugins/sql'
import { readOrCompute, readCached } from '../node/json-cache'
import { runOnAllCores, computeMissing, type PoolOptions } from '../node/pool'
import { emptyCluster, openNodeEngine } from '../sql/engine/node-engine'
import { EngineCrash } from '../sql/index'
import { cacheFile } from './cache'
import { checkPair, type PairResult } from './pair'
import type { Fixture } from './fixture'
import { SchemaHolder } from './schema-holder'
import { checkFence, dialectOfFence, type StatementResult } from './statement'

/** A task for the engine: plain data, so that it can be sent to a worker. */
export type Job =
  | { readonly type: 'statement'; readonly schema: string; readonly statement: SqlStatement }
  | { readonly type: 'pair'; readonly pair: SqlPair; readonly setup: string; readonly fixture: Fixture }

export type JobResult = StatementResult | PairResult

/**
 * The minimum number of jobs for each worker, because a worker with its own database takes 300 MB and a second to start.
 */
const MIN_JOBS_PER_WORKER = 6

/** Jobs with a common schema, which one worker runs in sequence. */
export type Batch = readonly Job[]

/** The maximum number of statements in a batch: loading their schema takes as long as about twenty statements. */
const MAX_STATEMENTS = 50

/** Results by job; jobs that did not run are absent. */
export type JobResults = ReadonlyMap<Job, JobResult>

/** Returns the cached results of jobs. */
export function cachedResults(jobs: readonly Job[]): JobResults {
  const results = jobs.map((job) => [job, readCached<JobResult>(fileOf(job))] as const)
  return new Map(results.flatMap(([job, result]) => (result ? [[job, result] as const] : [])))
}

/** Returns the results of all jobs, from the cache or from workers on all cores. Identical jobs run once. */
export async function runJobs(jobs: readonly Job[], options?: PoolOptions): Promise<JobResults> {
  const files = new Map(jobs.map((job) => [job, fileOf(job)]))
  const distinct = [...new Map([...files].map(([job, file]) => [file, job])).values()]
  const results = await computeMissing(
    distinct,
    (job) => readCached<JobResult>(files.get(job) ?? ''),
    (open) => runBatches(open, options),
  )
  const byFile = new Map(distinct.map((job, index) => [files.get(job), results[index] as JobResult]))
  return new Map([...files].map(([job, file]) => [job, byFile.get(file) as JobResult]))
}

/** Runs jobs in batches on all cores and returns their results, in order. */
async function runBatches(jobs: readonly Job[], options?: PoolOptions): Promise<JobResult[]> {
  const batches = batchesOf(jobs)
  // created before the workers start, so that a single process creates it
  await emptyCluster()
  const worker = { name: 'work', module: new URL(import.meta.url) }
  const maxThreads = Math.ceil(jobs.length / MIN_JOBS_PER_WORKER)
  const done = await runOnAllCores<Batch, JobResult[]>(worker, batches, { maxThreads, ...options })
  const flat = done.flat()
  const results = new Map(batches.flat().map((job, index) => [job, flat[index] as JobResult]))
  return jobs.map((job) => results.get(job) as JobResult)
}

/** Groups jobs into batches, the longest first: all plans, each rewrite, then the statements of each schema and dialect. */
export function batchesOf(jobs: readonly Job[]): Batch[] {
  const pairs = jobs.filter((job) => job.type === 'pair')
  // plans with common tables first, then by setup: filling the tables takes as long as thirty plans
  const plans = pairs
    .filter(({ pair }) => pair.component === 'Plan')
    .toSorted((a, b) => setupWithChanges(a).localeCompare(setupWithChanges(b)))
  const rewrites = pairs.filter(({ pair }) => pair.component === 'Rewrite')
  const statements = new Map<string, Job[]>()
  for (const job of jobs) {
    if (job.type !== 'statement') continue
    const key = JSON.stringify([job.schema, dialectOfFence(job.statement)])
    statements.set(key, [...(statements.get(key) ?? []), job])
  }
  return [
    ...(plans.length > 0 ? [plans] : []),
    ...rewrites.map((job) => [job]),
    ...[...statements.values()].flatMap((list) => chunks(list, MAX_STATEMENTS)),
  ]
}

/** Returns the setup of a pair if it may change rows, so that a plan gets tables of its own; otherwise an empty text. */
function setupWithChanges({ setup }: { readonly setup: string }): string {
  return /\b(?:insert|update|delete|merge|copy|analyze)\b/i.test(setup) ? setup : ''
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Returns the cache file of a job's result by the inputs of the job. */
function fileOf(job: Job): string {
  if (job.type === 'pair') return cacheFile(['pair', job.fixture, job.setup, job.pair.record])
  return cacheFile(['statement', job.schema, job.statement.sql, job.statement.flags])
}

let holder: SchemaHolder | undefined

/**
 * Runs the jobs of a batch on the engine of this thread, which is created on first use, and caches the results. A crash of the
 * engine is the result of its job, is not cached, and the next job gets a new engine.
 */
export async function work(batch: Batch): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const job of batch) results.push(await resultOf(job))
  return results
}

async function resultOf(job: Job): Promise<JobResult> {
  try {
    return await readOrCompute(fileOf(job), () => answer(job))
  } catch (error) {
    if (!(error instanceof EngineCrash)) throw error
    holder = undefined
    return job.type === 'pair' ? { message: error.message } : { status: 'wrong', message: error.message }
  }
}

async function answer(job: Job): Promise<JobResult> {
  holder ??= new SchemaHolder(await openNodeEngine())
  if (job.type === 'pair') return checkPair(holder, job.pair, job.setup, job.fixture)
  return checkFence(holder, job.schema, job.statement)
}
