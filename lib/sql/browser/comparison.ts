/**
 * The part of the worker that compares two statements. It is a file of its own, because “Run it here” does not need the
 * equivalence checker and PostgreSQL's grammar. Its engine, and the class of its errors, are those of the worker.
 */
import type { Engine } from '../engine/engine'
import type { Progress } from '../equivalence/difference'
import { compareTexts } from '../session'
import { TextError } from '../text-error'
import type { CompareRequest, Reply } from './protocol'

/** The time between two reports of progress, in milliseconds. */
const INTERVAL = 100
/** The comparison is given up if nothing was compared after this time, or after this number of errors. */
const FUTILE = { milliseconds: 20_000, raised: 500 }

/** Compares two statements and sends replies until there is a verdict, or a reason why there is none. */
export async function compare(
  engine: Engine,
  { schema, before, after, dialect, ...options }: CompareRequest,
  signal: AbortSignal,
  reply: (message: Reply) => void,
): Promise<void> {
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  let [started, reported] = [Infinity, -Infinity]
  const onProgress = ({ compared, raised, isReducing }: Progress) => {
    started = Math.min(started, performance.now())
    const isLate = performance.now() - started > FUTILE.milliseconds
    if (compared === 0 && (isLate || raised > FUTILE.raised)) controller.abort()
    if (performance.now() - reported < INTERVAL) return undefined
    reported = performance.now()
    reply({ type: 'comparing', databases: compared, isReducing })
    // the engine never waits, so messages to the worker arrive here only
    return new Promise<void>((resolve) => setTimeout(resolve))
  }
  try {
    const texts = { schema, before, after }
    const limits = { ...options, onProgress, signal: controller.signal }
    const { result, ...found } = await compareTexts(engine, texts, limits, dialect)
    const { compared: databases, raised, error, seconds } = result
    const facts = { engine: engine.version, seed: options.seed, databases, raised, seconds, ...(error && { error }) }
    reply({ type: 'compared', result: { ...found, ...facts } })
  } catch (error) {
    if (!(error instanceof TextError)) throw error
    const { text, message, parts, offset } = error
    reply({ type: 'notCompared', reason: { text, message, parts, ...(offset !== undefined && { offset }) } })
  }
}
