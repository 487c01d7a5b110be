import type { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { EngineCrash, throwCrashes } from './crash'

/** Returns the module of an engine whose next messages throw the given values. */
function moduleThat(...thrown: unknown[]) {
  const Module = {
    _PostgresMainLoopOnce: () => {
      throw thrown.shift()
    },
  } as unknown as PGlite['Module']
  throwCrashes({ Module } as PGlite)
  return Module
}

/** Runs a message as PGlite does, which reads the status of what is thrown, and otherwise ignores it. */
function run(engine: PGlite['Module']): unknown {
  try {
    engine._PostgresMainLoopOnce()
    return undefined
  } catch (error) {
    return (error as { status?: number }).status
  }
}

it('an engine that has crashed is not called again', () => {
  const engine = moduleThat(new RangeError('Maximum call stack size exceeded'), 'called again')
  expect(() => run(engine)).toThrow(EngineCrash)
  expect(() => run(engine)).toThrow('PostgreSQL has used up its stack')
  expect(() => engine._PostgresSendReadyForQueryIfNecessary()).not.toThrow()
  expect(() => engine._pgl_pq_flush()).not.toThrow()
})

it('an error of PostgreSQL is not a crash', () => {
  const engine = moduleThat({ name: 'ExitStatus', status: 100 }, { name: 'ExitStatus', status: 100 })
  expect([run(engine), run(engine)]).toEqual([100, 100])
})

it.each([
  [new RangeError('Maximum call stack size exceeded'), 'stack'],
  [new Error('too much recursion'), 'stack'],
  [new WebAssembly.RuntimeError('memory access out of bounds'), 'crash'],
  [Infinity, 'crash'],
])('the failure of %s is %s', (cause, failure) => {
  expect(new EngineCrash(cause).failure).toBe(failure)
})
