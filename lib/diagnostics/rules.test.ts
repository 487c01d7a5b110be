import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentRules } from './content-rules'
import { exportRules } from './export-rules'
import { rulesTable } from './rules'

/** Returns the rows of the Markdown tables of a document, with single spaces in place of their padding. */
const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replace(/ +/g, ' '))

it.each([
  ['content/README.md', 'npm run check:content -- --list', contentRules],
  ['docs/checks.md', 'npm run check:export -- --list', exportRules],
])('%s contains the table of rules that `%s` prints', (file, _command, rules) => {
  expect(rowsOf(file)).toEqual(expect.arrayContaining(rulesTable(rules).split('\n').slice(2)))
})
