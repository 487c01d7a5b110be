// @environment jsdom
import { expect, it, vi } from 'vitest'
import { assertScriptsLoaded } from './assert-scripts-loaded'

declare const TURBOPACK: { push: (chunk: readonly unknown[]) => void }

/** Adds a script element without loading it; returns it with a function that counts its errors. */
function addScript(src = '/docs/_next/static/chunks/a.js') {
  const script = document.createElement('script')
  Object.defineProperty(script, 'src', { value: src })
  const failed = vi.fn()
  script.addEventListener('error', failed)
  document.head.append(script)
  return { script, failed }
}

it('a script that loads without registering its modules fails, but not the script that contains the site’s start', () => {
  const push = vi.fn()
  vi.stubGlobal('TURBOPACK', { push })
  const start = addScript()
  assertScriptsLoaded()
  const [empty, whole, foreign] = [addScript(), addScript(), addScript('/docs/sw.js')]
  const chunk = [whole.script, 7] as const
  TURBOPACK.push(chunk)
  const scripts = [start, empty, whole, foreign]
  for (const { script } of scripts) script.dispatchEvent(new Event('load'))
  expect(scripts.map(({ failed }) => failed.mock.calls.length)).toEqual([0, 1, 0, 0])
  expect(push).toHaveBeenCalledExactlyOnceWith(chunk)
})
