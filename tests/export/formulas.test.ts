import { expect, it } from 'vitest'
import { readPage } from '../support/files'

it('formulas are exported as MathML, and prices as text', () => {
  const { document } = readPage('out', 'markdown-page')
  expect(document.querySelectorAll('article math').length).toBe(4)
  const paragraphs = [...document.querySelectorAll('article p')].map((paragraph) => paragraph.textContent ?? '')
  expect(paragraphs.filter((text) => text.includes('cheaper than a server for $500 to $900')).length).toBe(1)
})
