import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mdx, tempFolder } from '../content-files/test-fixtures'
import { findAll } from './find-all'

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
