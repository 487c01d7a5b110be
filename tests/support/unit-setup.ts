import { readFileSync } from 'node:fs'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { addWindow, removeWindow } from './window-globals'

/*
 * Runs before each file of the unit tests. The files of a worker share its modules and, with `// @environment jsdom` as their
 * first line, its window, because starting a worker for each file takes several times as long as the tests. Mocks, timers,
 * globals and environment variables are restored around each test. A test that loads modules in a state of its own must call
 * `vi.resetModules()` when it has finished.
 */
afterEach(() => void vi.useRealTimers())

const { testPath = '', environment } = expect.getState()
if (environment !== 'node')
  throw new Error(
    'a file of tests that needs a window must begin with "// @environment jsdom", got "@vitest-environment"',
  )

if (readFileSync(testPath, 'utf8').startsWith('// @environment jsdom')) {
  vi.resetModules()
  await addWindow()
  const removeListeners = recordListeners([window, document, document.documentElement, document.body])
  afterAll(async () => {
    removeListeners()
    // jsdom follows a clicked link in a timer
    await new Promise((resolve) => setTimeout(resolve))
    resetPage()
  })
} else if (typeof window !== 'undefined') {
  removeWindow()
  vi.resetModules()
}

/** Records the listeners that are added to the targets from now on; the returned function removes them. */
function recordListeners(targets: readonly EventTarget[]): () => void {
  const removals = targets.map((target) => {
    const { addEventListener } = target
    const added: Parameters<EventTarget['addEventListener']>[] = []
    target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
      added.push(listener)
      addEventListener.apply(target, listener)
    }
    return () => {
      target.addEventListener = addEventListener
      for (const [type, listener, options] of added) target.removeEventListener(type, listener, options)
    }
  })
  return () => removals.forEach((remove) => remove())
}

/** Empties the page and the storage, but keeps `html`, `head` and `body`: Testing Library refers to the body. */
function resetPage(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
