import { expect, it } from 'vitest'
import { overviewsOf } from './overviews'
import { uniqueOverviews } from './unique-overviews'

it('generated pages with the same label have different URLs, numbered as in Docusaurus', () => {
  const category = { type: 'category', label: 'API', link: { type: 'generated-index' }, items: ['a'] } as const
  const sidebars = { one: [category, { ...category, items: [category] }], two: [category] }
  expect(overviewsOf(uniqueOverviews(sidebars)).map(({ page }) => page)).toEqual([
    'category/api/',
    'category/api-1/',
    'category/api-2/',
    'category/api-3/',
  ])
})
