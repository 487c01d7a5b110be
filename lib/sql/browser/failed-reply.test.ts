import { expect, it } from 'vitest'
import { EngineCrash } from '../engine/engine'
import { failedReply } from './failed-reply'

it('a reply names a crash of the engine and a lack of memory, which a page can translate', () => {
  const crash = new EngineCrash(new WebAssembly.RuntimeError('unreachable'))
  expect(failedReply(crash)).toEqual({ type: 'failed', message: 'PostgreSQL crashed', failure: 'crash' })
  const recursion = new EngineCrash(new RangeError('Maximum call stack size exceeded'))
  expect(failedReply(recursion)).toMatchObject({ type: 'failed', failure: 'stack' })
  const message = 'WebAssembly.Memory(): could not allocate memory'
  expect(failedReply(new RangeError(message))).toEqual({ type: 'failed', message, failure: 'memory' })
  expect(failedReply(new Error('pglite.wasm: 404'))).toEqual({ type: 'failed', message: 'pglite.wasm: 404' })
})
