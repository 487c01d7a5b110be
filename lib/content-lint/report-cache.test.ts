import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { mdx, tempFolder } from '../content-files/test-fixtures'
import { findAll } from './find-all'
import { ReportCache, type RuleReports } from './report-cache'

const reports: RuleReports = [['names', [{ line: 1, column: 2, message: 'a message' }]]]

it('the checks of a text run again only for another text or another key', () => {
  const file = `${tempFolder({})}/reports.json`
  const find = vi.fn(() => reports)
  const check = (key: string, ...text: string[]) => {
    const cache = new ReportCache(file, key)
    expect(cache.reportsOf(text, find)).toEqual(reports)
    cache.save()
    return find.mock.calls.length
  }
  expect(check('first', 'a text')).toBe(1)
  expect(check('first', 'a text')).toBe(1)
  expect(check('first', 'another text')).toBe(2)
  expect(check('second', 'another text')).toBe(3)
})

it('the cache of reports keeps only the texts of the last check', () => {
  const file = `${tempFolder({})}/reports.json`
  for (const text of ['a text', 'another text']) {
    const cache = new ReportCache(file, 'key')
    cache.reportsOf([text], () => reports)
    cache.save()
  }
  const { reports: stored } = JSON.parse(readFileSync(file, 'utf8')) as { reports: Record<string, RuleReports> }
  expect(Object.values(stored)).toEqual([reports])
})

it('a folder with cached reports is checked like one without, also after an edit of a page or of the terms', async () => {
  const cacheDir = tempFolder({})
  const folder = tempFolder({
    'terms.yml': 'names:\n  MySQL: [My SQL]\n',
    'en/docs/a.mdx': mdx('title: A', 'Text about My SQL.'),
    'zh/docs/a.mdx': mdx('title: 甲', '使用SQL,查询'),
  })
  const expectEqual = async () => {
    const { diagnostics } = await findAll(folder, { cacheDir })
    expect(diagnostics).toEqual((await findAll(folder)).diagnostics)
    return diagnostics.filter(({ rule }) => rule === 'names').map(({ line }) => line)
  }
  expect(await expectEqual()).toEqual([5])
  expect(await expectEqual()).toEqual([5])
  writeFileSync(`${folder}/en/docs/a.mdx`, mdx('title: A', 'A line.\n\nText about My SQL.'))
  expect(await expectEqual()).toEqual([7])
  writeFileSync(`${folder}/terms.yml`, 'names:\n  PostgreSQL: [Postgres]\n')
  expect(await expectEqual()).toEqual([])
})
