import type { PGlite } from '@electric-sql/pglite'

/** The error of an engine that has crashed; `failure` is `stack` if a recursion has used up the stack. */
export class EngineCrash extends Error {
  readonly failure: 'crash' | 'stack'

  constructor(cause: unknown) {
    // “Maximum call stack size exceeded” in V8 and WebKit, “too much recursion” in Firefox
    const isRecursion = /call stack|recursion/i.test(String(cause))
    super(
      isRecursion
        ? 'PostgreSQL has used up its stack: a function or a trigger calls itself without end, or an expression is nested too deeply'
        : 'PostgreSQL crashed',
      { cause },
    )
    this.name = 'EngineCrash'
    this.failure = isRecursion ? 'stack' : 'crash'
  }
}

/** The status of the exception by which PostgreSQL leaves a statement with an error. */
const LONGJMP = 100

/**
 * Makes calls of an engine throw an `EngineCrash` from its first crash on. PGlite ignores a crash, and calls of a crashed
 * engine have no result, or end the process of a browser’s tab.
 */
export function throwCrashes({ Module: engine }: PGlite): void {
  const runMessage = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      runMessage()
    } catch (error) {
      if (error instanceof Object && 'status' in error && error.status === LONGJMP) throw error
      const crash = new EngineCrash(error)
      // PGlite would ignore the crash, but reads its status
      const thrown = {
        get status() {
          throw crash
        },
      }
      engine._PostgresMainLoopOnce = () => {
        throw thrown
      }
      engine._PostgresSendReadyForQueryIfNecessary = () => undefined
      engine._pgl_pq_flush = () => undefined
      throw thrown
    }
  }
}
