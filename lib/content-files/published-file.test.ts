import { expect, it } from 'vitest'
import { formatPublished, readPublished } from './published-file'
import { tempFolder } from './test-fixtures'

it('published.txt has a line for each page with the ids of its sections, sorted', () => {
  const pages = new Map([
    ['guides/b/', ['z', 'a']],
    ['', []],
  ])
  const text = formatPublished(pages)
  expect(text.split('\n').slice(1)).toEqual(['/', '/guides/b/ #a #z', ''])
  expect(readPublished(tempFolder({ 'published.txt': text }))).toEqual([
    { page: '', anchor: '', line: 2 },
    { page: 'guides/b/', anchor: '', line: 3 },
    { page: 'guides/b/', anchor: 'a', line: 3 },
    { page: 'guides/b/', anchor: 'z', line: 3 },
  ])
})

it('readPublished returns an empty list for a content folder without published.txt', () => {
  expect(readPublished('/nowhere')).toEqual([])
})
