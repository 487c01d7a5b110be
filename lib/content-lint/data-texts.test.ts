import { describe, expect, it } from 'vitest'
import { findIn } from './test-check'
import { mdx } from '../content-files/test-fixtures'

const page = { 'en/docs/a.mdx': mdx('title: A'), 'terms.yml': 'names: { MySQL: }\nterms: { zh: { 从库: [从机] } }\n' }

const rules = `export default {
  page: 'a',
  rules: [
    {
      code: 'NM01',
      name: { en: 'Table name', zh: '表名' },
      level: 'notice',
      statements: ['SELECT'],
      databases: 'all',
      trigger: { en: 'On Mysql.', zh: '在从机上。' },
      reason: { en: 'B', zh: '乙' },
      bad: { sql: 'SELECT 1', marks: 'fragment' },
      good: { sql: 'SELECT Mysql', marks: 'fragment' },
    },
  ],
}
`

const api = `openapi: 3.1.0
info:
  title: Mysql
  version: '1'
  x-zh: { title: 从机 }
paths: {}
components:
  schemas: {}
  x-errors: {}
`

describe('texts outside of pages', () => {
  it('texts of rules are checked by their language, except for SQL', async () => {
    expect(await findIn('names', { ...page, 'rules/names.ts': rules })).toEqual([
      'warning rules/names.ts:10:18: the name is “MySQL”, not “Mysql” → write MySQL [names]',
    ])
    expect(await findIn('terms', { ...page, 'rules/names.ts': rules })).toEqual([
      'warning rules/names.ts:10:35: the term is “从库”, not “从机” → write 从库 [terms]',
    ])
  })

  it('texts of rules are checked for versions that versions.yml does not list', async () => {
    const files = {
      ...page,
      'versions.yml': '# none\n',
      'rules/names.ts': rules.replace('On Mysql.', 'MySQL from 8.0.18.'),
    }
    expect(await findIn('versions', files)).toEqual([
      'warning rules/names.ts:10:18: no entry of versions.yml says that MySQL has something from 8.0.18 on → look it up in the vendor’s manual, and add an entry with its source, or correct the number [versions]',
    ])
  })

  it('texts of the API document are checked in English and in the Chinese of x-zh', async () => {
    expect(await findIn('names', { ...page, 'api/openapi.yaml': api })).toEqual([
      'warning api/openapi.yaml:3:3: the name is “MySQL”, not “Mysql” → write MySQL [names]',
    ])
    expect(await findIn('terms', { ...page, 'api/openapi.yaml': api })).toEqual([
      'warning api/openapi.yaml:5:11: the term is “从库”, not “从机” → write 从库 [terms]',
    ])
  })
})
