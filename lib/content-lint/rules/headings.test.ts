import { expect, it } from 'vitest'
import { proseOf } from '../../content-model/prose'
import { headingsIn, skippedLevels } from './headings'

const prose = (body: string) => proseOf({ yaml: '', body, bodyLine: 1 })

it('hash signs in code and in text are not headings', () => {
  expect(headingsIn(prose('## A\n\n```sh\n# b\n```\n\n#c\n\n### D'))).toEqual([
    { line: 1, column: 1, depth: 2 },
    { line: 9, column: 1, depth: 3 },
  ])
})

it.each([
  ['## A\n### B\n#### C\n## D', []],
  ['## A\n#### B', [[2, 'write it with ###']]],
  ['### A\n## B', [[1, 'write it with ##']]],
  ['## A\n##### B\n##### C', [[2, 'write it with ###']]],
])('a skipped heading level is reported: %s', (body, expected) => {
  expect(skippedLevels(prose(body)).map(({ line, fix }) => [line, fix])).toEqual(expected)
})
