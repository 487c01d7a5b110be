import { expect, it } from 'vitest'
import { citedBeforeRelease } from './dates'

const post = (body: string, fields: object = {}) => ({
  collection: 'blog' as const,
  fields: { title: 'A', date: '2023-10-10', ...fields },
  body,
  bodyLine: 6,
})
const found = (body: string, fields?: object) =>
  citedBeforeRelease(post(body, fields)).map(({ line, column, message }) => `${line}:${column}: ${message}`)

const tooEarly = (version: string, released: string) =>
  `the post is dated 2023-10-10, before the release of ${version} (${released}), which it cites`

it.each([
  ['the text', 'Text.\nOn PostgreSQL 18 it is fast.', `7:4: ${tooEarly('PostgreSQL 18', '2025-09-25')}`],
  ['a minor release', 'PostgreSQL 17.2', `6:1: ${tooEarly('PostgreSQL 17', '2024-09-26')}`],
  ['the latest of several', 'PostgreSQL 15 and 18.4', `6:1: ${tooEarly('PostgreSQL 18', '2025-09-25')}`],
  ['a Chinese list', '在 PostgreSQL 15 和 18 上', `6:3: ${tooEarly('PostgreSQL 18', '2025-09-25')}`],
  ['output in a fence', '```text\nMySQL 8.4.0\n```', `7:1: ${tooEarly('MySQL 8.4', '2024-04-30')}`],
  ['a recorded plan', '<Plan>', `6:1: ${tooEarly('PostgreSQL 18', '2025-09-25')}`],
])('a post dated before the release of a version in %s is reported', (_, body, expected) => {
  expect(found(body)).toEqual([expected])
})

it.each([
  ['cites versions that were released before', 'PostgreSQL 16, 18 rows; MySQL 8.0.24', {}],
  ['was updated after the release', 'PostgreSQL 18', { last_update: { date: '2025-10-01' } }],
  ['cites an unknown version', 'PostgreSQL 99 and MySQL 3.23', {}],
  ['has no date yet', 'PostgreSQL 18', { date: undefined }],
])('a post that %s is not reported', (_, body, fields) => {
  expect(found(body, fields)).toEqual([])
})

it('a last update before the release of a version is not reported', () => {
  expect(found('PostgreSQL 18', { last_update: { date: '2025-01-01' } })).toHaveLength(1)
  expect(found('PostgreSQL 18', { last_update: { author: 'team' } })).toHaveLength(1)
})

it('a doc may mention any version', () => {
  expect(citedBeforeRelease({ ...post('PostgreSQL 18'), collection: 'docs' })).toEqual([])
})
