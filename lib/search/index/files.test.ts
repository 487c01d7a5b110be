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

it('decodes the file of a page to what was encoded', () => {
  expect(decodePage(encodePage(page))).toEqual(page)
})

it.each(['{"broken', '{}', '<!doctype html>', 'null'])('refuses %s', (text) => {
  expect(() => decodePage(text)).toThrow()
})
