import { expect, it } from 'vitest'
import type { Report } from '../../diagnostics/diagnostic'
import { tempFolder } from '../test-fixtures'
import { readVersions } from './versions'

const entry = `- id: mysql-hash-join
  engine: MySQL
  feature: { en: hash joins, zh: 哈希连接 }
  from: '8.0.18'
  source: https://dev.mysql.com/doc/refman/8.0/en/hash-joins.html
  checked: 2026-11-25
`

const read = (text: string) => {
  const reports: Report[] = []
  const versions = readVersions(tempFolder({ 'versions.yml': text }), reports)
  return { versions, messages: reports.map(({ line, column, message }) => `${line}:${column}: ${message}`) }
}

it('readVersions returns the entries of versions.yml with engine, feature and source', () => {
  expect(read(entry)).toMatchObject({
    versions: [{ engine: 'MySQL', from: '8.0.18', feature: { zh: '哈希连接' }, checked: '2026-11-25' }],
    messages: [],
  })
})

it('a content folder without versions.yml, or with an empty one, has no entries', () => {
  expect(readVersions('/missing', [])).toBeUndefined()
  expect(read('# nothing yet\n')).toEqual({ versions: [], messages: [] })
})

it.each([
  [entry.replace('MySQL', 'Mysql'), '2:3: [0].engine must be'],
  [entry.replace("'8.0.18'", '8.0'), "4:3: [0].from must be text, in quotes if need be ('8.0'), not 8"],
  [entry.replace('https:', 'http:'), '5:3: [0].source must be'],
  [entry.replace('2026-11-25', 'today'), '6:3: [0].checked must be'],
  [entry + entry, '7:3: [1].id “mysql-hash-join” is the id of two entries'],
  ['mysql: 8.0.18\n', '1:1: must be a list of entries, such as `- { id: …, engine: MySQL, … }`, not'],
])('an error in versions.yml is reported at its position', (text, message) => {
  const { versions, messages } = read(text)
  expect(versions).toEqual([])
  expect(messages[0]).toContain(message)
})
