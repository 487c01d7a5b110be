import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '../content-model/sidebar-items'
import { makeDoc, onSite } from '../content-files/test-fixtures'

const load = () => import('./categories')
const made: SidebarItem = {
  type: 'category',
  label: { en: 'Rules', zh: '规则' },
  link: { type: 'generated-index', description: { en: 'All rules.', zh: '全部规则。' } },
  items: ['rules/one', 'rules/two'],
}
const sidebars = { bar: ['faq', { type: 'category', label: 'Audit', link: 'audit', items: [made] }] } as const
const docs = [
  makeDoc({ id: 'faq' }),
  makeDoc({ id: 'audit' }),
  makeDoc({ id: 'rules/one', title: 'One', description: 'The first.' }),
  makeDoc({ id: 'rules/two', title: 'Two', locale: 'zh' }),
]

describe('generated indexes', () => {
  it('generatedIndexPages returns the generated indexes of sidebars, at any depth, in each language', async () => {
    const { generatedIndexPages } = await onSite({ docs, sidebars }, load)
    expect(generatedIndexPages('zh')).toMatchObject([
      {
        locale: 'zh',
        path: 'category/rules/',
        title: '规则',
        description: '全部规则。',
        sidebar: 'bar',
        items: [{ docId: 'rules/one' }, { docId: 'rules/two' }],
      },
    ])
  })

  it('findGeneratedIndexPage finds a generated index by its path', async () => {
    const { findGeneratedIndexPage } = await onSite({ docs, sidebars }, load)
    expect(findGeneratedIndexPage('en', 'category/rules/')?.title).toBe('Rules')
    expect(findGeneratedIndexPage('en', 'faq/')).toBeUndefined()
  })

  it('a generated index exists in the languages in which the category is not empty', async () => {
    const onlyChinese = { docs: docs.filter(({ id }) => id !== 'rules/one'), sidebars }
    const { generatedIndexTranslations } = await onSite(onlyChinese, load)
    expect(generatedIndexTranslations('category/rules/')).toEqual({ zh: 'category/rules/' })
  })
})

describe('siblingCards', () => {
  it('siblingCards returns the items of a category for the page of that category', async () => {
    const { siblingCards } = await onSite({ docs, sidebars }, load)
    expect(siblingCards('audit', 'en')).toEqual([
      { kind: 'category', label: 'Rules', description: 'All rules.', href: '/category/rules/', count: 1 },
    ])
  })

  it('siblingCards returns the siblings of a page, but not the page', async () => {
    const { siblingCards } = await onSite({ docs, sidebars }, load)
    expect(siblingCards('rules/two', 'zh')).toEqual([
      { kind: 'page', label: 'One', description: 'The first.', href: '/zh/rules/one/' },
    ])
  })

  it('siblingCards returns the cards of the sidebar for a page outside of all categories', async () => {
    const top = { bar: ['faq', 'rules/one'] }
    const { siblingCards } = await onSite({ docs: [...docs, makeDoc({ id: 'faq' })], sidebars: top }, load)
    expect(siblingCards('faq', 'en').map(({ label }) => label)).toEqual(['One'])
    expect(siblingCards('elsewhere', 'en')).toEqual([])
  })
})

describe('cardsForItems', () => {
  it('cardsForItems shows docs by their ids, and links', async () => {
    const { cardsForItems } = await onSite({ docs, sidebars }, load)
    const link: SidebarItem = { type: 'link', label: 'Support', href: 'https://example.org/' }
    expect(cardsForItems(['rules/one', link], 'en')).toEqual([
      { kind: 'page', label: 'One', description: 'The first.', href: '/rules/one/' },
      { kind: 'external', label: 'Support', href: 'https://example.org/' },
    ])
  })
})
