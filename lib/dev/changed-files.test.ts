import { expect, it } from 'vitest'
import { isOrIsBelow } from './changed-files'

it.each([
  ['en/docs/a.mdx', ['en/docs/a.mdx'], true],
  ['en/docs/guides/plugin/a.mdx', ['en/docs/guides/plugin'], true],
  ['en/docs/guides/plugins/a.mdx', ['en/docs/guides/plugin'], false],
  ['en/docs/a.mdx', [''], true],
])('the file %s is affected by a change of %s: %s', (file, changed, isAffected) => {
  expect(isOrIsBelow(file, changed)).toBe(isAffected)
})
