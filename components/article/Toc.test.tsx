// @environment jsdom
import { render, screen, within } from '../test-dom'
import { describe, expect, it } from 'vitest'
import type { TocNode } from '@/lib/site-data/body'
import { FoldedToc, Toc } from './Toc'

const nodes: TocNode[] = [
  { id: 'set-up', depth: 2, text: 'Set up', children: [{ id: 'limits', depth: 3, text: 'Limits', children: [] }] },
  { id: '常见问题', depth: 2, text: '常见问题', children: [] },
]

describe('Toc', () => {
  it('Toc is a landmark with an accessible name', () => {
    render(<Toc nodes={nodes} title="On this page" />)
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeDefined()
  })

  it('Toc links every heading', () => {
    render(<Toc nodes={nodes} title="On this page" />)
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Set up', '#set-up'],
      ['Limits', '#limits'],
      ['常见问题', '#常见问题'],
    ])
  })

  it('Toc nests the links of subheadings', () => {
    render(<Toc nodes={nodes} title="On this page" />)
    const [first, , second] = screen.getAllByRole('listitem')
    expect(
      within(first as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Set up', 'Limits'])
    expect(within(second as HTMLElement).queryByRole('list')).toBeNull()
  })
})

describe('FoldedToc', () => {
  it('FoldedToc is collapsed initially and has its title as its label', () => {
    const { container } = render(<FoldedToc nodes={nodes} title="本页总览" />)
    expect(container.querySelector('details')?.open).toBe(false)
    expect(container.querySelector('summary')?.textContent).toBe('本页总览')
    expect(container.querySelectorAll('details a')).toHaveLength(3)
  })
})
