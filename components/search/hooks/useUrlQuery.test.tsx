// @vitest-environment jsdom
import { useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { fireEvent, render, screen } from '../../test-dom'
import { useUrlQuery } from './useUrlQuery'

function Page() {
  const form = useRef<HTMLFormElement>(null)
  const { ask, settle } = useUrlQuery(form)
  return (
    <form ref={form} onBlur={settle}>
      <input name="q" onChange={({ target }) => ask({ q: target.value })} />
    </form>
  )
}

/** Types a text, leaves the field, and returns the query of the URL. */
function type(text: string): string {
  render(<Page />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  fireEvent.blur(screen.getByRole('textbox'))
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
})
