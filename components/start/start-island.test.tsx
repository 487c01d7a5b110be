// @environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { fireEvent, screen } from '../test-dom'
import { field, open, output, press } from './test-island'

const loadIsland = vi.hoisted(() => vi.fn())
vi.mock('./islands', () => ({ loadIsland }))

describe('an island whose code has not arrived', () => {
  it('an island performs all buttons that were pressed before its code arrived, one after the other', async () => {
    const { arrive } = open(loadIsland)
    press('Set')
    press('Append')
    press('Append')
    await arrive()
    await expect.poll(() => output()).toBe('set, appended, appended')
  })

  it('an island performs no button that was pressed before a click into a field', async () => {
    const { arrive } = open(loadIsland)
    press('Set')
    fireEvent.click(field())
    await arrive()
    expect(output()).toBe('')
  })

  it('an island performs no button that was pressed before the reader typed', async () => {
    const { arrive } = open(loadIsland)
    press('Set')
    fireEvent.input(field(), { target: { value: 'SELECT 1' } })
    await arrive()
    expect([output(), field().value]).toEqual(['', 'SELECT 1'])
  })

  it('an island keeps the text, the focus and the selection of a field when its code arrives', async () => {
    const { arrive } = open(loadIsland)
    field().focus()
    field().value = 'SELECT 1'
    field().setSelectionRange(7, 8)
    await arrive()
    const { value, selectionStart, selectionEnd } = field()
    expect([value, selectionStart, selectionEnd]).toEqual(['SELECT 1', 7, 8])
    expect(document.activeElement).toBe(field())
  })

  it('an island sets the caret to the end of a text from an earlier visit', async () => {
    const { arrive } = open(loadIsland)
    field().focus()
    await arrive()
    expect([field().value, field().selectionStart, document.activeElement]).toEqual(['SELECT 2', 8, field()])
  })

  it('an island waits for the end of a composition before it replaces the field', async () => {
    const { arrive } = open(loadIsland)
    field().focus()
    fireEvent.compositionStart(field())
    const arrived = arrive()
    await expect.poll(() => loadIsland).toHaveBeenCalled()
    expect(screen.queryByRole('heading')).toBeNull()
    fireEvent.compositionEnd(field())
    await arrived
  })
})
