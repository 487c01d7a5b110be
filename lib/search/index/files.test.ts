import { expect, it } from 'vitest'
import { decodePage, encodePage, type PageText } from './files'

const page: PageText = {
  href: '/log/',
  kind: 'docs',
  title: 'Slow log',
  trail: ['Guides'],
  sections: [
    { id: '', headings: [], text: 'What it is.', code: '' },
    { id: 'on', headings: ['Use', 'On'], text: '', code: 'SET GLOBAL slow_query_log = 1' },
  ],
}

it('the file of a page is decoded to the data that was encoded', () => {
  expect(decodePage(encodePage(page))).toEqual(page)
})

it.each(['{"broken', '{}', '<!doctype html>', 'null'])('a file of the index is rejected: %s', (text) => {
  expect(() => decodePage(text)).toThrow()
})
