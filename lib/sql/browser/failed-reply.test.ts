import { expect, it } from 'vitest'
import { EngineCrash } from '../engine/engine'
import { failedReply } from './failed-reply'

it('a reply names a crash of the engine and a lack of memory, which a page can translate', () => {
  expect(failedReply(new EngineCrash())).toMatchObject({ type: 'failed', failure: 'crash' })
  const message = 'WebAssembly.Memory(): could not allocate memory'
  expect(failedReply(new RangeError(message))).toEqual({ type: 'failed', message, failure: 'memory' })
  expect(failedReply(new Error('pglite.wasm: 404'))).toEqual({ type: 'failed', message: 'pglite.wasm: 404' })
})
