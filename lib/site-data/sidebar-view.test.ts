import { describe, expect, it } from 'vitest'
import { sidebarFor } from './sidebar-view'
import type { NavLink } from '../content-model/sidebars'
import { makeNavCategory as category, makeNavLink as link } from '../content-files/test-fixtures'

const policies = category('Policies', [link('rules')])
const audit = category('Audit', [link('intro'), policies], { href: '/audit/', docId: 'audit' })
const support: NavLink = { type: 'link', label: 'Support', href: 'https://example.org/', unlisted: false }
const tree = [link('home'), audit, support]

describe('sidebarFor', () => {
  it('a closed category of the sidebar has only its link target', () => {
    expect(sidebarFor(tree, 'home', true)).toEqual([
      { label: 'HOME', href: '/home/', current: true },
      { key: '1', label: 'Audit', href: '/audit/', own: true },
      { label: 'Support', href: 'https://example.org/' },
    ])
  })

  it('sidebarFor opens the categories around the doc; a category without a page leads to the first page below it', () => {
    expect(sidebarFor(tree, 'rules', true)[1]).toEqual({
      key: '1',
      label: 'Audit',
      href: '/audit/',
      own: true,
      active: true,
      open: true,
      items: [
        { label: 'INTRO', href: '/intro/' },
        {
          key: '1-1',
          label: 'Policies',
          href: '/rules/',
          active: true,
          open: true,
          items: [{ label: 'RULES', href: '/rules/', current: true }],
        },
      ],
    })
  })

  it('a category of the sidebar whose page is the current page is open and current', () => {
    expect(sidebarFor(tree, 'audit', true)[1]).toMatchObject({ current: true, active: true, open: true })
  })

  it('a category of the sidebar can be open by default, or always', () => {
    const open = category('Open', [link('a')], { collapsed: false })
    const fixed = category('Fixed', [link('b')], { collapsible: false })
    expect(sidebarFor([open, fixed], 'elsewhere', true)).toEqual([
      { key: '0', label: 'Open', href: '/a/', open: true, items: [{ label: 'A', href: '/a/' }] },
      { key: '1', label: 'Fixed', href: '/b/', open: true, fixed: true, items: [{ label: 'B', href: '/b/' }] },
    ])
  })

  it('the category around the doc closes siblings that are open by default, unless auto-collapse is off', () => {
    const nodes = [
      category('Open', [link('a')], { collapsed: false }),
      category('Fixed', [link('b')], { collapsible: false }),
      category('Read', [link('c'), category('Inner', [link('d')], { collapsed: false })]),
    ]
    const openKeys = (autoCollapse: boolean) =>
      sidebarFor(nodes, 'c', autoCollapse).flatMap((entry) => ('key' in entry && entry.open ? [entry.key] : []))
    expect([openKeys(true), openKeys(false)]).toEqual([
      ['1', '2'],
      ['0', '1', '2'],
    ])
    expect(sidebarFor(nodes, 'c', true)[2]).toMatchObject({ items: [{ label: 'C' }, { label: 'Inner', open: true }] })
  })

  it('an unlisted page is in the sidebar only while it is the current page', () => {
    const nodes = [link('secret', { unlisted: true }), link('faq')]
    expect(sidebarFor(nodes, 'faq', true)).toEqual([{ label: 'FAQ', href: '/faq/', current: true }])
    expect(sidebarFor(nodes, 'secret', true)).toHaveLength(2)
  })

  it('an unlisted page of a category is linked only while it is the current page', () => {
    const nodes = [category('Audit', [link('intro')], { href: '/audit/', docId: 'audit', linkUnlisted: true })]
    const [closed] = sidebarFor(nodes, 'elsewhere', true)
    expect(closed).toEqual({ key: '0', label: 'Audit', href: '/intro/' })
    expect(sidebarFor(nodes, 'audit', true)).toMatchObject([{ href: '/audit/', own: true, current: true }])
  })

  it('a category of unlisted pages is in the sidebar while one of them is the current page', () => {
    const nodes = [category('More', [link('secret', { unlisted: true })], { unlisted: true }), link('faq')]
    expect(sidebarFor(nodes, 'faq', true)).toHaveLength(1)
    expect(sidebarFor(nodes, 'secret', true)).toMatchObject([{ label: 'More', href: '/secret/', active: true }, {}])
  })

  it('a category without visible entries is a link in the sidebar, and is omitted when it has no page', () => {
    const hidden = [link('secret', { unlisted: true })]
    const nodes = [category('Own', hidden, { href: '/own/', docId: 'own' }), category('Bare', []), link('faq')]
    expect(sidebarFor(nodes, 'faq', true)).toEqual([
      { label: 'Own', href: '/own/' },
      { label: 'FAQ', href: '/faq/', current: true },
    ])
  })

  it('a closed category has its entries if the page at its link does not show them', () => {
    const nodes = [category('Links', [support]), category('Guides', [category('Inner', [link('a')])])]
    expect(sidebarFor(nodes, 'elsewhere', true)).toEqual([
      {
        key: '0',
        label: 'Links',
        href: 'https://example.org/',
        items: [{ label: 'Support', href: 'https://example.org/' }],
      },
      { key: '1', label: 'Guides', href: '/a/' },
    ])
  })
})
