import { EngineCrash, messageOf } from '../engine/engine'
import type { FailedReply } from './protocol'

/** Returns the reply of a worker that cannot go on after an error. */
export function failedReply(error: unknown): FailedReply {
  const message = messageOf(error)
  if (error instanceof EngineCrash) return { type: 'failed', message, failure: error.failure }
  // browsers throw it if they cannot give the engine its memory
  if (error instanceof RangeError && /memory/i.test(message)) return { type: 'failed', message, failure: 'memory' }
  return { type: 'failed', message }
}
