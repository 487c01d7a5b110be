import { describe, expect, it } from 'vitest'
import type { EngineVersion } from '../../engine-versions/schema'
import { unlistedVersions, versionClaims } from './versions'

const claimsIn = (text: string, title?: string) =>
  versionClaims([text], title).map(({ column, engine, version }) => `${column}: ${engine} ${version}`)

describe('versionClaims', () => {
  it.each([
    ['MySQL has hash joins from 8.0.18 on.', ['27: MySQL 8.0.18']],
    ['A plain default works since PostgreSQL 11.', ['40: PostgreSQL 11']],
    ['Oracle and MySQL (8.0.13 and later) skip.', ['19: MySQL 8.0.13']],
    ['PostgreSQL into a CTE from 12; MySQL into UNION from 8.0.29.', ['28: PostgreSQL 12', '54: MySQL 8.0.29']],
    ['From 8.0.14 it is the start of the statement.', ['6: MySQL 8.0.14']],
    ['New in PostgreSQL 18.', ['19: PostgreSQL 18']],
    ['SQL Server from 2016, Oracle from 23ai.', ['17: SQL Server 2016', '35: Oracle 23ai']],
    ['| PostgreSQL | no | from 18 |', ['26: PostgreSQL 18']],
    ['MySQL 从 8.0.16 起把 EXISTS 转成半连接', ['9: MySQL 8.0.16']],
    ['PostgreSQL 从 13 版起去重', ['14: PostgreSQL 13']],
    ['Oracle（11g 及以上）、MySQL 8.0.13 起', ['8: Oracle 11g', '23: MySQL 8.0.13']],
    ['从 PostgreSQL 11 开始，只改系统表', ['14: PostgreSQL 11']],
  ])('versionClaims finds the engine and the version in “%s”', (text, expected) => {
    expect(claimsIn(text)).toEqual(expected)
  })

  it.each([
    'The cost falls from 124,761 to 428, and from 18 to 12.',
    'PostgreSQL estimates from 16 to 20 rows.',
    'All figures come from PostgreSQL 18, the plan is from PostgreSQL 15.',
    'openGauss descends from PostgreSQL 9.2.',
    'PostgreSQL counts orders from 1998 on.',
    'Plans of PostgreSQL 18. A page number counts from 10.',
    '`from 8.0.18`'.replace(/[^`]/g, '\uE000'),
    'DataGrip 2020.1 or later, 15,000 or later',
  ])('versionClaims finds nothing in “%s”', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  it('versionClaims takes the engine of the title if the sentence names none', () => {
    expect(claimsIn('Length of bind values, 13 and later')).toEqual([])
    expect(claimsIn('Length of bind values, 13 and later', 'PostgreSQL query log')).toEqual(['24: PostgreSQL 13'])
  })
})

describe('unlistedVersions', () => {
  const entry: EngineVersion = {
    id: 'mysql-hash-join',
    engine: 'MySQL',
    feature: { en: 'hash joins', zh: '哈希连接' },
    from: '8.0.18',
    source: 'https://dev.mysql.com/doc/',
    checked: '2026-11-25',
  }

  it('unlistedVersions reports versions of an engine that no entry of `versions.yml` has', () => {
    const prose = ['Hash joins: MySQL from 8.0.18.', 'Since 8.0.20 always.']
    expect(unlistedVersions(prose, [entry])).toEqual([
      { line: 2, column: 7, message: 'no entry of versions.yml says that MySQL has something from 8.0.20 on' },
    ])
  })

  it('unlistedVersions reports nothing in a folder without versions.yml', () => {
    expect(unlistedVersions(['Since 8.0.20 always.'], undefined)).toEqual([])
  })
})
