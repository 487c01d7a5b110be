// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { act } from './controls'

/** What is copied from a block of these lines. */
async function copied(...lines: readonly string[]): Promise<unknown> {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.body.innerHTML = `<figure><code>${lines.join('\n')}</code><button data-act="copy">Copy</button></figure>`
  const press = new Event('click')
  document.querySelector('button')?.dispatchEvent(press)
  act(press)
  await vi.waitFor(() => expect(writeText).toHaveBeenCalled())
  return writeText.mock.calls[0]
}

const line = (text: string, mark = '') => `<span class="line ${mark}">${text}</span>`

describe('copying a block of code', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['first', [line('old', 'del'), line('new'), line('same')]],
    ['in the middle', [line('new'), line('old', 'del'), line('same')]],
    ['last', [line('new'), line('same'), line('old', 'del'), line('older', 'del')]],
  ])('leaves out the lines that it marks as removed, with their ends: %s', async (_, lines) => {
    expect(await copied(...lines)).toEqual(['new\nsame'])
  })
})
