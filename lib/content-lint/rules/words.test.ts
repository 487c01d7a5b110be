import { describe, expect, it } from 'vitest'
import { proseOf } from '../../content-model/prose'
import { misspelledNames, writtenProductNames, termVariants } from './words'

const prose = (body: string) => proseOf({ yaml: '', body, bodyLine: 1 })
const names = { PostgreSQL: ['Postgres'], KES: [], KingbaseES: ['Kingbase', 'Kingbase ES'], 'SQL Server': ['MSSQL'] }
const said = (found: readonly { column: number; message: string }[]) =>
  found.map(({ column, message }) => `${column}: ${message}`)

describe('names', () => {
  it.each([
    [
      'On postgresql and PostGreSQL.',
      ['4: the name is “PostgreSQL”, not “postgresql”', '19: the name is “PostgreSQL”, not “PostGreSQL”'],
    ],
    ['Use Postgres 16.', ['5: the name is “PostgreSQL”, not “Postgres”']],
    ['在Postgres上', ['2: the name is “PostgreSQL”, not “Postgres”']],
    ['Kingbase ES', ['1: the name is “KingbaseES”, not “Kingbase ES”']],
    [
      'MSSQL or sql server',
      ['10: the name is “SQL Server”, not “sql server”', '1: the name is “SQL Server”, not “MSSQL”'],
    ],
  ])('a wrong spelling of a name is reported in “%s”', (body, expected) => {
    expect(said(misspelledNames(prose(body), names))).toEqual(expected)
  })

  it.each([
    'PostgreSQL, KES and KingbaseES.',
    '`postgres`',
    '[PostgreSQL](./Postgres.mdx)',
    'postgresql.conf',
    'pg/postgres',
    'kes_user',
  ])('a wrong spelling of a name is not reported in “%s”', (body) => {
    expect(misspelledNames(prose(body), names)).toEqual([])
  })
})

describe('terms', () => {
  it('Chinese terms are found inside a sentence', () => {
    expect(said(termVariants(prose('先建工作区再优化'), 'zh', { 工作空间: ['工作区'] }))).toEqual([
      '3: the term is “工作空间”, not “工作区”',
    ])
  })

  it('English terms are found as whole words, case-insensitive', () => {
    expect(
      said(termVariants(prose('Optimizers differ. The Optimizer knows.'), 'en', { optimiser: ['optimizer'] })),
    ).toEqual(['24: the term is “optimiser”, not “Optimizer”'])
  })

  it('a term without variants is accepted', () => {
    expect(termVariants(prose('工作空间'), 'zh', { 工作空间: [] })).toEqual([])
  })
})

describe('the product', () => {
  it('the product is found by its exact name, outside of code', () => {
    expect(writtenProductNames(prose('SQL Tuner, a sql tuner, `SQL Tuner`'), 'SQL Tuner')).toHaveLength(1)
  })

  it('the product is not found by its placeholder', () => {
    expect(writtenProductNames(prose('{product}'), 'product')).toEqual([])
  })
})
