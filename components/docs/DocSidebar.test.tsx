// @vitest-environment jsdom
import { renderPage, screen } from '../test-dom'
import { describe, expect, it } from 'vitest'
import type { SidebarNode } from '@/lib/content/nav'
import { DocSidebar } from './DocSidebar'

const link = (label: string, href: string, current = false): SidebarNode => ({
  type: 'link',
  label,
  href,
  docId: label,
  unlisted: false,
  current,
})
const category = (label: string, facts: Partial<SidebarNode & { type: 'category' }>): SidebarNode => ({
  type: 'category',
  label,
  unlisted: false,
  current: false,
  open: false,
  target: undefined,
  items: [],
  ...facts,
})

const show = (...nodes: SidebarNode[]) => renderPage(<DocSidebar nodes={nodes} label="Docs sidebar" />)
const entry = (name: string) => screen.getByRole('link', { name })

describe('DocSidebar', () => {
  it('is a landmark with its own name', () => {
    show(link('FAQs', '/faq/'))
    expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeDefined()
  })

  it('only the page that is read is marked as the current one', () => {
    show(link('Set-up', '/setup/', true), link('FAQs', '/faq/'))
    expect(entry('Set-up').getAttribute('aria-current')).toBe('page')
    expect(entry('FAQs').hasAttribute('aria-current')).toBe(false)
  })

  it('a closed category leads to its target and shows nothing below it', () => {
    show(category('Audit', { target: '/audit/rules/' }))
    expect(entry('Audit').getAttribute('href')).toBe('/docs/audit/rules/')
    expect(entry('Audit').hasAttribute('data-open')).toBe(false)
    expect(screen.getAllByRole('list')).toHaveLength(1)
  })

  it('an open category says so and shows what is in it', () => {
    show(category('Audit', { target: '/audit/', open: true, items: [link('Rules', '/audit/rules/', true)] }))
    expect(entry('Audit').getAttribute('data-open')).toBe('true')
    expect(entry('Audit').closest('li')?.contains(entry('Rules'))).toBe(true)
  })

  it('a category whose own page is read is marked as the current one', () => {
    show(category('Audit', { target: '/audit/', href: '/audit/', current: true, open: true }))
    expect(entry('Audit').getAttribute('aria-current')).toBe('page')
  })

  it('a category that leads nowhere is text', () => {
    show(category('Empty', {}))
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Empty').tagName).toBe('SPAN')
  })

  it('a link out of the site opens a new tab', () => {
    show(link('Support', 'https://example.org/support/'))
    const { href, target, rel } = entry('Support') as HTMLAnchorElement
    expect([href, target, rel]).toEqual(['https://example.org/support/', '_blank', 'noopener noreferrer'])
  })

  it('a link inside the site stays in this tab', () => {
    show(link('FAQs', '/faq/'))
    expect(entry('FAQs').hasAttribute('target')).toBe(false)
  })
})
