import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { parentVariable, contentReadyVariable, exitWithParent, waitForContent } from './wait-for-content'

/** No process has this id: ids are below 2 ** 22. */
const NO_PROCESS = '99999999'

describe('waitForContent', () => {
  it('waits for nothing outside of `next build`', () => {
    vi.stubEnv(contentReadyVariable, undefined)
    expect(waitForContent).not.toThrow()
  })

  it('returns when the content is complete', () => {
    const folder = tempFolder({ 'ready.json': '[]' })
    vi.stubEnv(contentReadyVariable, path.join(folder, 'ready.json'))
    vi.stubEnv(parentVariable, NO_PROCESS)
    expect(waitForContent).not.toThrow()
  })

  it('throws when the build has ended without content', () => {
    vi.stubEnv(contentReadyVariable, path.join(tempFolder({}), 'ready.json'))
    vi.stubEnv(parentVariable, NO_PROCESS)
    expect(waitForContent).toThrow('the build ended before its content was ready')
  })
})

it('a process of Next ends after the command that started it has been killed', () => {
  vi.useFakeTimers()
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  vi.stubEnv(parentVariable, String(process.pid))
  exitWithParent()
  vi.advanceTimersByTime(1_000)
  expect(exit).not.toHaveBeenCalled()
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw new Error('ESRCH')
  })
  vi.advanceTimersByTime(1_000)
  expect(exit).toHaveBeenCalledWith(1)
})
