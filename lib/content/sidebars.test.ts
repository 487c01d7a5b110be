import { describe, expect, it } from 'vitest'
import { buildNav, sidebarDocIds, sidebarMistakes, sidebarsFromTree, type SidebarItem } from './sidebars'
import { makeDoc } from './test-fixtures'
import type { Doc } from './types'

const byId = (...docs: Doc[]) => new Map(docs.map((doc) => [doc.id, doc]))
const audit: SidebarItem = {
  type: 'category',
  label: { en: 'Audit', zh: '审核' },
  link: 'audit/index',
  items: ['audit/rules', { type: 'category', label: 'More', items: ['audit/policy'] }],
}

describe('buildNav', () => {
  it('a doc’s id becomes a link with its title and address', () => {
    expect(buildNav(['faq'], byId(makeDoc({ id: 'faq', title: 'FAQs' })), 'en')).toEqual([
      { type: 'link', label: 'FAQs', href: '/faq/', docId: 'faq', unlisted: false },
    ])
  })

  it('a doc’s sidebar label wins over its title', () => {
    const [node] = buildNav(['faq'], byId(makeDoc({ id: 'faq', title: 'Questions', sidebarLabel: 'FAQs' })), 'en')
    expect(node?.label).toBe('FAQs')
  })

  it('a category with a page has its address; labels and addresses follow the language', () => {
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

  it('a category without a page has no address', () => {
    const [node] = buildNav([audit], byId(makeDoc({ id: 'audit/rules' })), 'en')
    expect(node).not.toHaveProperty('href')
    expect(node).not.toHaveProperty('docId')
  })

  it('docs that are absent leave no trace, and neither does a category of nothing else', () => {
    expect(buildNav(['draft', audit], byId(), 'en')).toEqual([])
  })

  it('a category of absent docs stays when it has a page', () => {
    expect(buildNav([audit], byId(makeDoc({ id: 'audit/index' })), 'en')).toMatchObject([
      { href: '/audit/', items: [] },
    ])
  })

  it('a category is open when it says so', () => {
    const docs = byId(makeDoc({ id: 'audit/rules' }))
    expect(buildNav([{ ...audit, collapsed: false }], docs, 'en')).toMatchObject([{ collapsed: false }])
  })

  it('a category is as unlisted as its page', () => {
    const docs = byId(makeDoc({ id: 'audit/index', unlisted: true }))
    expect(buildNav([audit], docs, 'en')).toMatchObject([{ unlisted: true }])
  })

  it('a link of its own is taken as it is', () => {
    const link: SidebarItem = { type: 'link', label: { en: 'Try', zh: '试用' }, href: 'https://example.org/' }
    expect(buildNav([link], byId(), 'zh')).toEqual([
      { type: 'link', label: '试用', href: 'https://example.org/', unlisted: false },
    ])
  })
})

describe('sidebarDocIds', () => {
  it('lists docs in reading order, a category’s page before what is in it', () => {
    expect(sidebarDocIds(['index', audit, { type: 'link', label: 'x', href: '/x/' }, 'faq'])).toEqual([
      'index',
      'audit/index',
      'audit/rules',
      'audit/policy',
      'faq',
    ])
  })
})

describe('sidebarMistakes', () => {
  it('names every unknown doc with the nearest one', () => {
    expect(sidebarMistakes({ one: ['faq', 'fak'], two: [audit] }, ['faq', 'audit/index', 'audit/rules'])).toEqual([
      {
        name: 'one',
        id: 'fak',
        message: 'sidebar “one” names the doc “fak”, which does not exist (did you mean “faq”?)',
      },
      { name: 'two', id: 'audit/policy', message: expect.stringContaining('names the doc “audit/policy”') },
    ])
  })

  it('finds nothing wrong with known docs', () => {
    expect(sidebarMistakes({ bar: ['faq'] }, ['faq'])).toEqual([])
  })
})

describe('sidebarsFromTree', () => {
  /** A doc as its file makes it: the prefix is gone from the id, not from the file's name. */
  const file = (path: string, facts: Partial<Doc> = {}) =>
    makeDoc({ id: path.replaceAll(/(^|\/)\d+-/g, '$1'), sourceFile: `en/docs/${path}.mdx`, ...facts })

  it('the home comes first, then numbered files, then the others by name', () => {
    const docs = [file('zeta'), file('10-ten'), file('2-two'), file('alpha'), file('index')]
    expect(sidebarsFromTree(docs)).toEqual({ guidesBar: ['index', 'two', 'ten', 'alpha', 'zeta'] })
  })

  it('a position in the frontmatter counts like a number in the name, and wins over it', () => {
    const docs = [file('1-one'), file('3-three', { sidebarPosition: 0.5 }), file('two', { sidebarPosition: 2 })]
    expect(sidebarsFromTree(docs)).toEqual({ guidesBar: ['three', 'one', 'two'] })
  })

  it('numbers inside names are compared as numbers', () => {
    expect(sidebarsFromTree([file('page-10'), file('page-9')])).toEqual({ guidesBar: ['page-9', 'page-10'] })
  })

  it('a date or a version is a name, not a position', () => {
    const docs = [
      file('7.0-notes', { id: '7.0-notes' }),
      file('9-last'),
      file('2021-11-release', { id: '2021-11-release' }),
    ]
    expect(sidebarsFromTree(docs)).toEqual({ guidesBar: ['last', '7.0-notes', '2021-11-release'] })
  })

  it('a folder is a category, called and placed by its index, which it links to', () => {
    const docs = [
      file('a'),
      file('guides/index', { title: 'All guides', sidebarPosition: 0 }),
      file('guides/02-run'),
      file('guides/01-setup'),
    ]
    expect(sidebarsFromTree(docs)).toEqual({
      guidesBar: [
        { type: 'category', label: 'All guides', link: 'guides/index', items: ['guides/setup', 'guides/run'] },
        'a',
      ],
    })
  })

  it('a folder without an index is called by its own name', () => {
    expect(sidebarsFromTree([file('01-guides/setup')])).toEqual({
      guidesBar: [{ type: 'category', label: 'guides', items: ['guides/setup'] }],
    })
  })
})
