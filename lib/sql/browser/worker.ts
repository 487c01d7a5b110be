/**
 * The web worker of “Run it here” and of the workbench: runs PostgreSQL (PGlite) from files in the folder of this script.
 * A page terminates the worker to cancel a statement and to free its memory.
 */
import { sameSequence, toSequence } from '../engine/compare'
import {
  EngineCrash,
  EngineError,
  messageOf,
  openEngine,
  type Engine,
  type EngineFiles,
  type ResultRows,
} from '../engine/engine'
import { unpackBlocks } from '../engine/packed-blocks'
import { failedReply } from './failed-reply'
import type { BrowserOutcome, BrowserVerdict, Reply, Request } from './protocol'

declare const ENGINE_SIZES: Readonly<Record<string, number>>
declare const FIXTURE: string

const names = ['pglite.wasm', 'pglite.data', 'empty-cluster.data'] as const
/** A module without code: PGlite would fetch initdb, which the dump of the cluster makes unnecessary. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)
let opening: Promise<Engine> | undefined
let controller: AbortController | undefined

// the modules of the tools import these from the running worker
export { EngineCrash, EngineError, failedReply, messageOf }

const reply = (message: Reply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  handle(data).catch((error: unknown) => reply(failedReply(error)))
})

async function handle(request: Request): Promise<void> {
  if (request.type === 'start') await start(request.setup)
  if (request.type === 'run') await run(request.before, request.after)
  if (request.type === 'stop') controller?.abort()
  if (request.type !== 'compare') return
  controller = new AbortController()
  const { signal } = controller
  const [tool, engine] = await Promise.all([import('./comparison'), openOnce()])
  await tool.compare(engine, request, signal, reply)
}

async function start(setup: string): Promise<void> {
  const engine = await openOnce()
  await engine.run(`SET timezone TO 'UTC'; ${FIXTURE}\n${setup}\nANALYZE`)
  reply({ type: 'ready', version: engine.version })
}

/** Returns the engine, which the first call opens. */
export function openOnce(): Promise<Engine> {
  opening ??= fetchEngine().then(openEngine)
  return opening
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
  const file = (name: (typeof names)[number]) =>
    read(name).catch((error: unknown) => {
      throw new Error(`${name}: ${messageOf(error)}`)
    })
  const [wasm, data, cluster] = await Promise.all([
    file('pglite.wasm'),
    file('pglite.data'),
    file('empty-cluster.data'),
  ])
  return {
    pgliteWasmModule: await WebAssembly.compile(await wasm.arrayBuffer()),
    initdbWasmModule: await WebAssembly.compile(emptyModule),
    fsBundle: data,
    loadDataDir: new Blob([unpackBlocks(await cluster.arrayBuffer())]),
  }
}

async function run(before: string, after: string): Promise<void> {
  const [first, second] = [await outcome(before), await outcome(after)]
  const verdict = 'rows' in first && 'rows' in second ? verdictOf(first.rows, second.rows) : undefined
  const browserOutcome = (one: typeof first): BrowserOutcome =>
    'error' in one ? one : { columns: one.rows.columns.map(({ name }) => name), rows: one.rows.rows, plan: one.plan }
  reply({ type: 'result', before: browserOutcome(first), after: browserOutcome(second), ...(verdict && { verdict }) })
}

/** Runs SQL in a transaction, rolls it back, and returns the last rows and, for a single statement, the plan. */
async function outcome(sql: string): Promise<{ error: string } | { rows: ResultRows; plan: string }> {
  const engine = await openOnce()
  // the lookbehind skips the rest of a run that does not end the text
  const text = sql.replace(/(?<![\s;])[\s;]+$/, '')
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
