import { expect, it } from 'vitest'
import { readTerms } from './terms'
import { tempFolder } from '../test-fixtures'

const read = (text: string) => {
  const folder = tempFolder({ 'terms.yml': text })
  const { terms, reports } = readTerms(folder)
  return { terms, said: reports.map(({ line, column, message }) => `${line}:${column}: ${message}`) }
}

it('terms.yml has names and terms with their variants', () => {
  expect(read('names:\n  MySQL:\n  TPC-H: [TPCH]\nterms: { zh: { 默认: [缺省] } }\n').terms).toEqual({
    names: { MySQL: [], 'TPC-H': ['TPCH'] },
    terms: { en: {}, zh: { 默认: ['缺省'] } },
  })
})

it('a content folder without terms.yml has no terms', () => {
  expect(readTerms(tempFolder({})).terms).toEqual({ names: {}, terms: { en: {}, zh: {} } })
})

it.each([
  [
    'names: { MySQL: Mysql }\n',
    '1:10: names.MySQL must be a list of what people write instead, such as [Postgres], not "Mysql"',
  ],
  ['name: {}\n', '1:1: unknown field “name” (did you mean “names”?); known: names, terms'],
])('terms.yml with %s is rejected at its line', (text, said) => {
  expect(read(text).said).toEqual([said])
})
