import { describe, expect, it } from 'vitest'
import { buildNav, sidebarDocIds, checkSidebarDocs } from './sidebars'
import type { SidebarItem } from './sidebar-items'
import type { Locale } from '../i18n/locales'
import { makeDoc } from '../content-files/test-fixtures'
import type { Doc } from './types'

const byId = (...docs: Doc[]) => new Map(docs.map((doc) => [doc.id, doc]))
const audit: SidebarItem = {
  type: 'category',
  label: { en: 'Audit', zh: '审核' },
  link: 'audit/index',
  items: ['audit/rules', { type: 'category', label: 'More', items: ['audit/policy'] }],
}

describe('buildNav', () => {
  it('the id of a doc becomes a link with its title and URL', () => {
    expect(buildNav(['faq'], byId(makeDoc({ id: 'faq', title: 'FAQs' })), 'en')).toEqual([
      { type: 'link', label: 'FAQs', href: '/faq/', docId: 'faq', unlisted: false },
    ])
  })

  it('a doc’s sidebar label takes precedence over its title', () => {
    const [node] = buildNav(['faq'], byId(makeDoc({ id: 'faq', title: 'Questions', sidebarLabel: 'FAQs' })), 'en')
    expect(node?.label).toBe('FAQs')
  })

  it('a category with a page has the href of the page; labels and hrefs follow the language', () => {
    const docs = byId(
      makeDoc({ id: 'audit/index', locale: 'zh' }),
      makeDoc({ id: 'audit/rules', title: '规则', locale: 'zh' }),
    )
    expect(buildNav([audit], docs, 'zh')).toEqual([
      {
        type: 'category',
        label: '审核',
        href: '/zh/audit/',
        docId: 'audit/index',
        items: [{ type: 'link', label: '规则', href: '/zh/audit/rules/', docId: 'audit/rules', unlisted: false }],
        collapsed: true,
        collapsible: true,
        unlisted: false,
      },
    ])
  })

  it('a category without a page has no href', () => {
    const [node] = buildNav([audit], byId(makeDoc({ id: 'audit/rules' })), 'en')
    expect(node).not.toHaveProperty('href')
    expect(node).not.toHaveProperty('docId')
  })

  it('missing docs are omitted from a sidebar, as is a category that contains no other docs', () => {
    expect(buildNav(['draft', audit], byId(), 'en')).toEqual([])
  })

  it('a category whose docs are all missing is not omitted if it has a page', () => {
    expect(buildNav([audit], byId(makeDoc({ id: 'audit/index' })), 'en')).toMatchObject([
      { href: '/audit/', items: [] },
    ])
  })

  it('a category is open initially with `collapsed: false`', () => {
    const docs = byId(makeDoc({ id: 'audit/rules' }))
    expect(buildNav([{ ...audit, collapsed: false }], docs, 'en')).toMatchObject([{ collapsed: false }])
  })

  it('a category is unlisted if its own page is unlisted and it has no other pages', () => {
    const docs = byId(makeDoc({ id: 'audit/index', unlisted: true }))
    expect(buildNav([audit], docs, 'en')).toMatchObject([{ unlisted: true }])
  })

  it('a category with an unlisted page is listed if it contains a listed page', () => {
    const docs = byId(makeDoc({ id: 'audit/index', unlisted: true }), makeDoc({ id: 'audit/rules' }))
    expect(buildNav([audit], docs, 'en')).toMatchObject([{ linkUnlisted: true, unlisted: false }])
  })

  it('a category without listed pages is unlisted', () => {
    const docs = byId(makeDoc({ id: 'audit/rules', unlisted: true }))
    expect(buildNav([audit], docs, 'en')).toMatchObject([{ unlisted: true }])
  })

  it('a category may have a generated index with its label, at a URL below category/', () => {
    const item: SidebarItem = { ...audit, label: { en: 'SQL audit', zh: '审核' }, link: { type: 'generated-index' } }
    const [node] = buildNav([item], byId(makeDoc({ id: 'audit/rules', locale: 'zh' })), 'zh')
    expect(node).toMatchObject({
      href: '/zh/category/sql-audit/',
      docId: 'category/sql-audit/',
      generatedIndex: { path: 'category/sql-audit/', title: '审核' },
    })
  })

  it('a generated index may have its own title, description and slug', () => {
    const link = {
      type: 'generated-index',
      title: 'Rules',
      description: { en: 'All.', zh: '全部。' },
      slug: '/rules',
    } as const
    const [node] = buildNav([{ ...audit, link }], byId(makeDoc({ id: 'audit/rules' })), 'en')
    expect(node).toMatchObject({
      label: 'Audit',
      href: '/rules/',
      generatedIndex: { path: 'rules/', title: 'Rules', description: 'All.' },
    })
  })

  it('an empty category has no generated index', () => {
    expect(buildNav([{ ...audit, link: { type: 'generated-index' } }], byId(), 'en')).toEqual([])
  })

  it('a link to a page of the site leads to it in the reader’s language, a link to a file to the file', () => {
    const hrefs = ['/blog/#a', '/zh/faq/', '/a.pdf', '/']
    const links = hrefs.map((href): SidebarItem => ({ type: 'link', label: 'A', href }))
    const hrefsIn = (locale: Locale) => buildNav(links, byId(), locale).map(({ href }) => href)
    expect(hrefsIn('zh')).toEqual(['/zh/blog/#a', '/zh/faq/', '/a.pdf', '/zh/'])
    expect(hrefsIn('en')).toEqual(hrefs)
  })

  it('an external link in a sidebar is not changed', () => {
    const link: SidebarItem = { type: 'link', label: { en: 'Try', zh: '试用' }, href: 'https://example.org/' }
    expect(buildNav([link], byId(), 'zh')).toEqual([
      { type: 'link', label: '试用', href: 'https://example.org/', unlisted: false },
    ])
  })
})

describe('sidebarDocIds', () => {
  it('sidebarDocIds omits generated indexes', () => {
    expect(sidebarDocIds([{ ...audit, link: { type: 'generated-index' } }])).toEqual(['audit/rules', 'audit/policy'])
  })

  it('sidebarDocIds lists docs in reading order, the page of a category before its items', () => {
    expect(sidebarDocIds(['index', audit, { type: 'link', label: 'x', href: '/x/' }, 'faq'])).toEqual([
      'index',
      'audit/index',
      'audit/rules',
      'audit/policy',
      'faq',
    ])
  })
})

describe('checkSidebarDocs', () => {
  it('checkSidebarDocs returns every unknown doc with the nearest known doc', () => {
    expect(checkSidebarDocs({ one: ['faq', 'fak'], two: [audit] }, ['faq', 'audit/index', 'audit/rules'])).toEqual([
      {
        id: 'fak',
        path: ['one', 1],
        message: 'sidebar “one” names the doc “fak”, which does not exist (did you mean “faq”?)',
      },
      {
        id: 'audit/policy',
        path: ['two', 0, 'items', 1, 'items', 0],
        message: expect.stringContaining('names the doc “audit/policy”'),
      },
    ])
  })

  it('checkSidebarDocs returns nothing for known docs', () => {
    expect(checkSidebarDocs({ bar: ['faq'] }, ['faq'])).toEqual([])
  })
})

it('a sidebar item may have its own label and badge, which replace the label and the badge of the doc', () => {
  const docs = new Map([['a', makeDoc({ id: 'a', sidebarLabel: 'A', sidebarBadge: 'Beta' })]])
  const items = ['a', { type: 'ref', id: 'a', label: 'See A', badge: { en: 'New', zh: '新' } }] as const
  expect(buildNav(items, docs, 'zh')).toMatchObject([
    { label: 'A', badge: 'Beta', docId: 'a' },
    { label: 'See A', badge: '新', docId: 'a' },
  ])
})

it('the page of a doc does not show a sidebar that only refers to it', () => {
  expect(sidebarDocIds(['a', { type: 'ref', id: 'b' }, { type: 'doc', id: 'c', label: 'C' }])).toEqual(['a', 'c'])
})
