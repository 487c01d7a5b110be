import { expect, it } from 'vitest'
import { sortTerms } from './sort-terms'

const entry = (id: string, en: string, zh: string) => ({
  id,
  en: { term: en, definition: 'x' },
  zh: { term: zh, definition: 'x' },
})
const glossary = [
  entry('a', 'Zone', '重复'),
  entry('b', 'anti-join', '仅索引扫描'),
  entry('c', 'B-tree', 'what-if 验证'),
  entry('d', 'Audit', '调优'),
  entry('e', 'audit rule', '行列'),
]

it('sortTerms puts English terms in alphabetical order, whatever their letter case', async () => {
  const sorted = await sortTerms(glossary, 'en')
  expect(sorted.map(({ en }) => en.term)).toEqual(['anti-join', 'Audit', 'audit rule', 'B-tree', 'Zone'])
})

it('sortTerms puts Chinese terms in the order of their pinyin', async () => {
  const sorted = await sortTerms(glossary, 'zh')
  expect(sorted.map(({ zh }) => zh.term)).toEqual(['重复', '行列', '仅索引扫描', '调优', 'what-if 验证'])
})
