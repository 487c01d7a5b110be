// @environment jsdom
import { render, screen } from '../test-dom'
import { describe, expect, it } from 'vitest'
import { Pager } from './Pager'

const back = { kind: 'Previous', href: '/setup/', label: 'Set-up' }
const forward = { kind: 'Next', href: '/explain/', label: 'Explain' }

describe('Pager', () => {
  it('Pager links to the previous and the next page, in this order', () => {
    render(<Pager label="Docs pages" back={back} forward={forward} />)
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([
      ['PreviousSet-up', '/docs/setup/', 'prev'],
      ['NextExplain', '/docs/explain/', 'next'],
    ])
  })

  it('Pager is a landmark with an accessible name', () => {
    render(<Pager label="Docs pages" forward={forward} />)
    expect(screen.getByRole('navigation', { name: 'Docs pages' })).toBeDefined()
  })

  it('Pager has no link to a previous page on the first page', () => {
    render(<Pager label="Docs pages" forward={forward} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('rel'))).toEqual(['next'])
  })

  it('Pager is not rendered without any link', () => {
    expect(render(<Pager label="Docs pages" />).container.innerHTML).toBe('')
  })
})
