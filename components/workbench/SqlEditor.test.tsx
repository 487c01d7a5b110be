// @environment jsdom
import { createRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { fireEvent, render, screen } from '../test-dom'
import { SqlEditor, type EditorHandle } from './SqlEditor'

const handle = createRef<EditorHandle>()

function Tool() {
  const [value, setValue] = useState('SELECT 1')
  return (
    <SqlEditor name="sql" label="SQL" rows={3} dialect="postgresql" ref={handle} value={value} onChange={setValue} />
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'SQL' })

describe('the SQL editor', () => {
  it('without constructed style sheets, the SQL editor is a textarea', () => {
    render(<Tool />)
    fireEvent.focus(field())
    fireEvent.change(field(), { target: { value: 'SELECT 3' } })
    expect(field().value).toBe('SELECT 3')
    handle.current?.select(7, 8)
    expect([document.activeElement, field().selectionStart, field().selectionEnd]).toEqual([field(), 7, 8])
  })
})
