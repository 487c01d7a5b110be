// @environment jsdom
import { useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { act, fireEvent, render, screen } from '../../test-dom'
import { useUrlQuery } from './useUrlQuery'

function Page({ typed = {} }: { typed?: Readonly<Record<string, string>> }) {
  const form = useRef<HTMLFormElement>(null)
  const { query, ask, settle } = useUrlQuery(form, typed)
  return (
    <form ref={form} onBlur={settle}>
      <input name="q" defaultValue={query.q} onChange={({ target }) => ask({ q: target.value })} />
      <output>{query.kind}</output>
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const fieldAndStatus = () => [field().value, screen.getByRole('status').textContent]

/** Types a text, leaves the field, and returns the query of the URL. */
function type(text: string): string {
  render(<Page />)
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.blur(field())
  return location.search
}

describe('the query in the URL', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it('the query in the URL follows the field', () => {
    expect(type('slow log')).toBe('?q=slow+log')
  })

  it('a text that is longer than a query is not written to the URL', () => {
    expect(type('Seq Scan '.repeat(50))).toBe('')
  })

  it('the query in the URL is shown, unless the reader has entered another one before the code arrived', () => {
    history.replaceState(null, '', '?q=index&kind=docs')
    render(<Page typed={{ q: 'slow log', kind: '' }} />)
    expect(fieldAndStatus()).toEqual(['slow log', 'docs'])
    fireEvent.blur(field())
    expect(location.search).toBe('?q=slow+log&kind=docs')
  })

  it('the query that the search dialog or Back leads to replaces a text that is not in the URL yet', () => {
    render(<Page />)
    fireEvent.change(field(), { target: { value: 'slow' } })
    act(() => void dispatchEvent(new CustomEvent('site:query', { detail: '?q=index&kind=blog' })))
    expect(fieldAndStatus()).toEqual(['index', 'blog'])
    // on leaving the field, nothing is left to write
    fireEvent.blur(field())
    expect(location.search).toBe('')
  })
})
