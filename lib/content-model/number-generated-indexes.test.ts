import { expect, it } from 'vitest'
import { generatedIndexes } from './generated-indexes'
import { numberGeneratedIndexes } from './number-generated-indexes'

it('generated indexes with the same label have different URLs, numbered as in Docusaurus', () => {
  const category = { type: 'category', label: 'API', link: { type: 'generated-index' }, items: ['a'] } as const
  const sidebars = { one: [category, { ...category, items: [category] }], two: [category] }
  expect(generatedIndexes(numberGeneratedIndexes(sidebars)).map(({ page }) => page)).toEqual([
    'category/api/',
    'category/api-1/',
    'category/api-2/',
    'category/api-3/',
  ])
})
