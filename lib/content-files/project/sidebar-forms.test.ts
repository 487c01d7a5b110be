import { expect, it } from 'vitest'
import { convertSidebars } from './sidebar-forms'

const items = (...given: unknown[]) => (convertSidebars({ bar: given }).value as { bar: unknown[] }).bar
const messages = (...given: unknown[]) =>
  convertSidebars({ bar: given }).dropped.map(({ path, message }) => [path, message])

it.each([
  ['a doc', { type: 'doc', id: 'a' }, 'a'],
  ['a doc with a label', { type: 'doc', id: 'a', label: 'A' }, { type: 'doc', id: 'a', label: 'A' }],
  ['a key', { type: 'doc', id: 'a', key: 'k' }, 'a'],
  ['a badge', { type: 'doc', id: 'a', customProps: { badge: 'New' } }, { type: 'doc', id: 'a', badge: 'New' }],
  [
    'a category with a doc as its page',
    { type: 'category', label: 'A', link: { type: 'doc', id: 'a' }, items: [{ type: 'doc', id: 'b' }] },
    { type: 'category', label: 'A', link: 'a', items: ['b'] },
  ],
  [
    'a category with a generated index',
    { type: 'category', label: 'A', link: { type: 'generated-index', keywords: ['x'], image: '/a.png' }, items: [] },
    { type: 'category', label: 'A', link: { type: 'generated-index' }, items: [] },
  ],
  [
    'a category without a page',
    { type: 'category', label: 'A', link: null, items: [] },
    { type: 'category', label: 'A', items: [] },
  ],
  [
    'the short form of a category',
    { Guides: ['a', { More: ['b'] }] },
    { type: 'category', label: 'Guides', items: ['a', { type: 'category', label: 'More', items: ['b'] }] },
  ],
])('sidebars may have Docusaurus’ form of %s', (_, given, expected) => {
  expect(items(given)).toEqual([expected])
})

it('a sidebar may be written in the short form of categories', () => {
  expect(convertSidebars({ bar: { Guides: ['a'], More: ['b'] } }).value).toEqual({
    bar: [
      { type: 'category', label: 'Guides', items: ['a'] },
      { type: 'category', label: 'More', items: ['b'] },
    ],
  })
})

it('HTML and class names of sidebars are omitted and reported with their paths', () => {
  const html = { type: 'html', value: '<hr>' }
  expect(items('a', html, { type: 'doc', id: 'b', className: 'green' })).toEqual(['a', 'b'])
  expect(messages('a', html, { type: 'doc', id: 'b', className: 'green' })).toEqual([
    [['bar', 1], 'an item of type html is left out: write a link or a category'],
    [['bar', 2, 'className'], 'className has no effect: the look of the sidebar is the same for all pages'],
  ])
})
