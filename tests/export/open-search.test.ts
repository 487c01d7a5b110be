import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPage } from '../support/files'

it.each(['', 'zh/'])('pages below /docs/%s link to an OpenSearch description of the search page', (prefix) => {
  const href = readPage('out', `${prefix}faq`).attribute('link[rel=search]', 'href')
  expect(readFileSync(`out${href}`, 'utf8')).toContain(`https://docs.example.com/docs/${prefix}search/?q={searchTerms}`)
})
