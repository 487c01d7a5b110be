// @vitest-environment jsdom
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { act, fireEvent, render, screen } from '../test-dom'
import { ToolIsland, type ToolStart } from './ToolIsland'
import { useFirstActions } from './useFirstActions'

/** A tool with a field, which has a text from an earlier visit, and an output, which buttons set and append to. */
function Tool({ typed, pressed }: ToolStart) {
  const [text, setText] = useState('')
  useFirstActions(pressed, (action) => setText(action === 'set' ? 'set' : `${text}, appended`))
  return (
    <>
      <textarea name="sql" aria-label="Text" defaultValue={typed.sql || 'SELECT 2'} />
      <output>{text}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Renders the tool; the returned function lets its code arrive. */
function open() {
  let arrive: (code: typeof Tool) => void
  const code = new Promise<typeof Tool>((resolve) => (arrive = resolve))
  render(
    <ToolIsland load={() => code} props={{}} hashes={[]} unreached="">
      <button data-action="set">Set</button>
      <button data-action="append">Append</button>
      <textarea name="sql" aria-label="Text" />
    </ToolIsland>,
  )
  return () => act(async () => arrive(Tool))
}

describe('a tool whose code has not arrived', () => {
  it('a tool performs all buttons that were pressed before its code arrived, one after the other', async () => {
    const arrive = open()
    press('Set')
    press('Append')
    press('Append')
    await arrive()
    expect(screen.getByRole('status').textContent).toBe('set, appended, appended')
  })

  it('a tool performs no button that was pressed before a click into a field', async () => {
    const arrive = open()
    press('Set')
    fireEvent.click(field())
    await arrive()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('a tool keeps the text, the focus and the selection of a field when its code arrives', async () => {
    const arrive = open()
    act(() => field().focus())
    fireEvent.change(field(), { target: { value: 'SELECT 1' } })
    field().setSelectionRange(7, 8)
    await arrive()
    const { value, selectionStart, selectionEnd } = field()
    expect([value, selectionStart, selectionEnd]).toEqual(['SELECT 1', 7, 8])
    expect(document.activeElement).toBe(field())
  })

  it('a tool sets the caret to the end of a text from an earlier visit', async () => {
    const arrive = open()
    act(() => field().focus())
    await arrive()
    expect([field().value, field().selectionStart, document.activeElement]).toEqual(['SELECT 2', 8, field()])
  })
})
