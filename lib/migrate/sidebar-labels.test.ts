import { expect, it } from 'vitest'
import { localizeSidebars } from './sidebar-labels'

const messages = {
  en: new Map<string, string>(),
  zh: new Map([
    ['sidebar.docs.category.Guides', '指南'],
    ['sidebar.docs.category.Guides.link.generated-index.title', '全部指南'],
    ['sidebar.docs.link.Code', '代码'],
    ['sidebar.docs.doc.First steps', '第一步'],
  ]),
}

it('labels of categories, links and docs get the translations of current.json', () => {
  const docs = [
    {
      type: 'category',
      label: 'Guides',
      link: { type: 'generated-index', title: 'All guides' },
      items: ['a', { type: 'doc', id: 'b', label: 'First steps' }],
    },
    { type: 'link', label: 'Code', href: 'https://example.org/' },
    { type: 'link', label: 'Other', href: 'https://example.org/' },
  ]
  expect(localizeSidebars({ docs }, messages)).toEqual({
    docs: [
      {
        type: 'category',
        label: { en: 'Guides', zh: '指南' },
        link: { type: 'generated-index', title: { en: 'All guides', zh: '全部指南' } },
        items: ['a', { type: 'doc', id: 'b', label: { en: 'First steps', zh: '第一步' } }],
      },
      { type: 'link', label: { en: 'Code', zh: '代码' }, href: 'https://example.org/' },
      { type: 'link', label: 'Other', href: 'https://example.org/' },
    ],
  })
})

it('the short form of categories becomes the long form, because the keys of objects cannot be bilingual', () => {
  expect(localizeSidebars({ docs: { Guides: ['a'] } }, messages)).toEqual({
    docs: [{ type: 'category', label: { en: 'Guides', zh: '指南' }, items: ['a'] }],
  })
})

it('sidebars without translations are not changed', () => {
  const sidebars = { docs: { Guides: ['a'] } }
  expect(localizeSidebars(sidebars, { en: new Map<string, string>() })).toBe(sidebars)
})
