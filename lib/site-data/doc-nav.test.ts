import { describe, expect, it } from 'vitest'
import { makeDoc, onSite } from '../content-files/test-fixtures'

const load = () => import('./doc-nav')

const docs = [
  makeDoc({ id: 'a', title: 'A', sidebarLabel: 'Short', paginationLabel: 'Pager' }),
  makeDoc({ id: 'b', title: 'B', sidebarLabel: 'Short' }),
  makeDoc({ id: 'c', title: 'C' }),
  makeDoc({ id: 'd', title: 'D' }),
]
const category = { type: 'category' as const, label: 'Audit', link: 'c', items: ['d'] }
const sidebars = { bar: ['a', 'b', category] }

describe('pagerLinks', () => {
  it('pagerLinks names a doc by its pagination_label, else its sidebar_label', async () => {
    const { pagerLinks } = await onSite({ docs, sidebars }, load)
    expect(pagerLinks('en', 'bar', 'b')).toEqual({
      previous: { href: '/a/', label: 'Pager' },
      next: { href: '/c/', label: 'C' },
    })
    expect(pagerLinks('zh', 'bar', 'c').previous).toEqual({ href: '/zh/b/', label: 'Short' })
  })

  it('pagerLinks names a doc by its label in the sidebar, else its title', async () => {
    const labelled = { bar: ['a', { type: 'doc' as const, id: 'c', label: 'Item' }, 'd'] }
    const { pagerLinks } = await onSite({ docs, sidebars: labelled }, load)
    expect(pagerLinks('en', 'bar', 'a').next?.label).toBe('Item')
    expect(pagerLinks('en', 'bar', 'c').next?.label).toBe('D')
  })

  it('pagerLinks names a generated index by the label of its category', async () => {
    const index = {
      type: 'category' as const,
      label: 'Audit',
      link: { type: 'generated-index' as const },
      items: ['c'],
    }
    const { pagerLinks } = await onSite({ docs, sidebars: { bar: ['b', index] } }, load)
    expect(pagerLinks('en', 'bar', 'b').next).toEqual({ href: '/category/audit/', label: 'Audit' })
  })

  it('pagerLinks follows the frontmatter, where `null` is no link and an unknown doc is ignored', async () => {
    const own = [
      ...docs.slice(0, 3),
      makeDoc({ id: 'd', paginationPrev: 'a', paginationNext: null }),
      makeDoc({ id: 'e', paginationPrev: 'gone' }),
    ]
    const { pagerLinks } = await onSite({ docs: own, sidebars: { bar: ['c', 'd', 'e'] } }, load)
    expect(pagerLinks('en', 'bar', 'd')).toEqual({ previous: { href: '/a/', label: 'Pager' } })
    expect(pagerLinks('en', 'bar', 'e').previous?.href).toBe('/d/')
  })

  it('pagerLinks is empty for a doc without a sidebar', async () => {
    const { pagerLinks } = await onSite({ docs }, load)
    expect(pagerLinks('en', null, 'a')).toEqual({})
  })
})

describe('breadcrumbs', () => {
  it('breadcrumbs are the categories above a page, with their pages, and the page itself', async () => {
    const { breadcrumbs } = await onSite({ docs, sidebars }, load)
    expect(breadcrumbs('zh', 'bar', 'd')).toEqual([
      { name: 'Audit', href: '/zh/c/' },
      { name: 'D', href: '/zh/d/' },
    ])
  })

  it('breadcrumbs do not link to the unlisted page of a category, except as the page itself', async () => {
    const unlisted = [...docs.slice(0, 2), makeDoc({ id: 'c', unlisted: true }), ...docs.slice(3)]
    const { breadcrumbs } = await onSite({ docs: unlisted, sidebars }, load)
    expect(breadcrumbs('en', 'bar', 'd')[0]).toEqual({ name: 'Audit' })
    expect(breadcrumbs('en', 'bar', 'c')).toEqual([{ name: 'Audit', href: '/c/' }])
  })
})

describe('sidebarEntries', () => {
  it('sidebarEntries has the entries of open branches only', async () => {
    const { sidebarEntries } = await onSite({ docs, sidebars }, load)
    const closed = { key: '2', label: 'Audit', href: '/c/', own: true }
    expect(sidebarEntries('en', 'bar', 'b')).toEqual([
      { label: 'Short', href: '/a/' },
      { label: 'Short', href: '/b/', current: true },
      closed,
    ])
    const open = { ...closed, active: true, open: true, items: [{ label: 'D', href: '/d/', current: true }] }
    expect(sidebarEntries('en', 'bar', 'd')[2]).toEqual(open)
  })
})
