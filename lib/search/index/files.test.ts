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

it('reads the file of a page as it was written', () => {
  expect(decodePage(encodePage(page))).toEqual(page)
})

it.each(['{"broken', '{}', '<!doctype html>', 'null'])('refuses %s', (text) => {
  expect(() => decodePage(text)).toThrow()
})
