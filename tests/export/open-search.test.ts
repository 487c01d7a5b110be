import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPage } from '../support/files'

it.each(['', 'zh/'])('pages below /docs/%s link to an OpenSearch description of the search page', (prefix) => {
  const link = (name: string) => readPage('out', `${prefix}faq`).attribute('link[rel=search]', name)
  const description = readFileSync(`out${link('href')}`, 'utf8')
  expect(description).toContain(`https://docs.example.com/docs/${prefix}search/?q={searchTerms}`)
  expect(link('title')).toBe(prefix ? 'SQL Tuner 文档' : 'SQL Tuner docs')
  expect(description).toContain(`<ShortName>${link('title')}</ShortName>`)
})
