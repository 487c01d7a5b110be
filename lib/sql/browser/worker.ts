/**
 * The web worker of a “Run it here” panel: runs PostgreSQL (PGlite) from files in the folder of this script. The panel
 * terminates the worker to cancel a statement and to free its memory.
 */
import { sameSequence, toSequence } from '../engine/compare'
import { messageOf, openEngine, type Engine, type EngineFiles, type ResultRows } from '../engine/engine'
import type { BrowserOutcome, BrowserVerdict, Reply, Request } from './protocol'

declare const ENGINE_SIZES: Readonly<Record<string, number>>
declare const FIXTURE: string

const names = ['pglite.wasm', 'initdb.wasm', 'pglite.data'] as const
let engine: Engine | undefined

const reply = (message: Reply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const work = data.type === 'start' ? start(data.setup) : compare(data.before, data.after)
  work.catch((error: unknown) => reply({ type: 'failed', message: messageOf(error) }))
})

async function start(setup: string): Promise<void> {
  engine = await openEngine(await fetchEngine())
  await engine.run(`SET timezone TO 'UTC'; ${FIXTURE}\n${setup}\nANALYZE`)
  reply({ type: 'ready', version: engine.version })
}

async function fetchEngine(): Promise<EngineFiles> {
  const total = names.reduce((sum, name) => sum + (ENGINE_SIZES[name] ?? 0), 0)
  let loaded = 0
  const read = async (name: string): Promise<Blob> => {
    const response = await fetch(new URL(name, import.meta.url))
    if (!response.ok || !response.body) throw new Error(String(response.status))
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          loaded += chunk.length
          reply({ type: 'progress', loaded, total })
          controller.enqueue(chunk)
        },
      }),
    )
    const file = await new Response(counted).blob()
    // a host or a network may send an HTML page instead of the file
    if (file.size !== ENGINE_SIZES[name]) throw new Error(`${file.size} / ${ENGINE_SIZES[name]} B`)
    return file
  }
  const [wasm, initdb, data] = await Promise.all(
    names.map((name) =>
      read(name).catch((error: unknown) => {
        throw new Error(`${name}: ${messageOf(error)}`)
      }),
    ),
  )
  const compile = async (blob: Blob | undefined) =>
    WebAssembly.compile((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
  return {
    pgliteWasmModule: await compile(wasm),
    initdbWasmModule: await compile(initdb),
    ...(data && { fsBundle: data }),
  }
}

async function compare(before: string, after: string): Promise<void> {
  const [first, second] = [await outcome(before), await outcome(after)]
  const verdict = 'rows' in first && 'rows' in second ? verdictOf(first.rows, second.rows) : undefined
  const shown = (one: typeof first): BrowserOutcome =>
    'error' in one ? one : { columns: one.rows.columns.map(({ name }) => name), rows: one.rows.rows, plan: one.plan }
  reply({ type: 'result', before: shown(first), after: shown(second), ...(verdict && { verdict }) })
}

/** Runs SQL in a transaction, rolls it back, and returns the last rows and, for a single statement, the plan. */
async function outcome(sql: string): Promise<{ error: string } | { rows: ResultRows; plan: string }> {
  if (!engine) throw new Error('the database has not started')
  const text = sql.replace(/[\s;]+$/, '')
  try {
    const results = await engine.run(`BEGIN;\n${text}\n;`)
    const rows = results.slice(1).findLast(({ columns }) => columns.length > 0) ?? { columns: [], rows: [] }
    return { rows, plan: await planOf(engine, text) }
  } catch (error) {
    return { error: messageOf(error) }
  } finally {
    await engine.run('ROLLBACK')
  }
}

async function planOf(running: Engine, sql: string): Promise<string> {
  try {
    const [plan] = await running.run(`EXPLAIN ${sql}`)
    return plan?.rows.map(([line]) => line).join('\n') ?? ''
  } catch {
    return ''
  }
}

function verdictOf(before: ResultRows, after: ResultRows): BrowserVerdict {
  const bag = (result: ResultRows) => toSequence(result, result.columns.length, [])
  if (!sameSequence(bag(before), bag(after))) return 'different'
  return JSON.stringify(before.rows) === JSON.stringify(after.rows) ? 'same' : 'sameRows'
}
