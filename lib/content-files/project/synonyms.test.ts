import { expect, it } from 'vitest'
import type { Report } from '../../diagnostics/diagnostic'
import { readSynonyms } from './synonyms'
import { tempFolder } from '../test-fixtures'

const read = (text: string) => {
  const reports: Report[] = []
  const rows = readSynonyms(tempFolder({ 'synonyms.yml': text }), reports)
  return { rows, messages: reports.map(({ line, column, message }) => `${line}:${column}: ${message}`) }
}

it('synonyms.yml has rows of words and phrases in both languages', () => {
  expect(read("# words\n- [slow log, 慢日志]\n- ['null', 空值]\n").rows).toEqual([
    ['slow log', '慢日志'],
    ['null', '空值'],
  ])
})

it('a content folder without synonyms.yml, or with an empty one, has no synonyms', () => {
  expect(readSynonyms('/nowhere', [])).toBeUndefined()
  expect(read('# nothing yet\n')).toEqual({ rows: [], messages: [] })
})

const FORM = 'must be a list of at least two words or phrases, such as `- [slow log, 慢日志]`'

it.each([
  ['slow log: 慢日志\n', '1:1: must be a list of rows, such as `- [slow log, 慢日志]`, not {"slow log":"慢日志"}'],
  ['- [a, b]\n- callout\n', `2:3: ${FORM}, not "callout"`],
  ['- [callout]\n', `1:3: ${FORM}`],
  ['- [空值, null]\n', "1:8: must be text, in quotes if need be ('null'), not null"],
  ['- [a, b, a]\n', '1:10: must not be a duplicate of another word in its row, not "a"'],
  [
    '- [a, b\n- [c, d]\n',
    '2:1: is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
])('synonyms.yml with %j is rejected at its position', (text, message) => {
  expect(read(text).messages).toContain(message)
})
