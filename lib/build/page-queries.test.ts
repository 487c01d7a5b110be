import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { readQueryLog } from './page-queries'

it('the queries of a page are those of its render, also if renders run at the same time', () => {
  const lines = [
    ['1-1', '["findDoc","en","one/"]', 'a'],
    ['2-1', '["findDoc","en","two/"]', 'b'],
    ['1-1', '/one/'],
    ['2-1', '/two/'],
    ['2-1', '["homePath","en"]', 'c'],
    ['1-2', '["feedLinks","en"]', 'd'],
  ]
  const root = tempFolder({ 'log.jsonl': lines.map((line) => `${JSON.stringify(line)}\n`).join('') })
  expect(readQueryLog(path.join(root, 'log.jsonl'))).toEqual(
    new Map([
      ['/one/', new Map([['["findDoc","en","one/"]', 'a']])],
      [
        '/two/',
        new Map([
          ['["findDoc","en","two/"]', 'b'],
          ['["homePath","en"]', 'c'],
        ]),
      ],
    ]),
  )
})

it('no queries are known without a file', () => {
  expect(readQueryLog(path.join(tempFolder({}), 'log.jsonl'))).toEqual(new Map())
})
