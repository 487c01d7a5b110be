import { expect, it } from 'vitest'
import { openSearchDescription, openSearchName } from './open-search'

it.each([
  ['SQL Tuner docs', 'SQL Tuner docs'],
  ['SQL Tuner 文档', 'SQL Tuner 文档'],
  ['SQL Tuner documentation', 'SQL Tuner'],
  ['The SQL Optimiser docs', 'The SQL'],
  ['Sixteen letters!', 'Sixteen letters!'],
  ['Sixteen letters! docs', 'Sixteen letters!'],
  ['Characterisations', 'Characterisation'],
])('the short name of the search of “%s” is “%s”: at most 16 characters, cut between words', (name, expected) => {
  expect(openSearchName(name)).toBe(expected)
})

it('the OpenSearch description has the short name, and a longer one of at most 48 characters', () => {
  const xml = openSearchDescription('en', { name: 'SQL Tuner documentation and blog', description: 'All of it' })
  expect(xml).toContain('<ShortName>SQL Tuner</ShortName>')
  expect(xml).toContain('<LongName>SQL Tuner documentation and blog</LongName>')
})
