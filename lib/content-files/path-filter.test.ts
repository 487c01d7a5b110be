import path from 'node:path'
import { expect, it } from 'vitest'
import { createPathFilter, findUnknownPath } from './path-filter'
import { tempFolder } from './test-fixtures'

it('a path filter selects a file, or all files in a folder', () => {
  const isChosen = createPathFilter(['content/en/docs', 'content/en/blog/a.mdx'])
  expect(['content/en/docs/x/y.mdx', 'content/en/blog/a.mdx'].every(isChosen)).toBe(true)
  expect(['content/en/docs-2/x.mdx', 'content/en/blog/b.mdx'].some(isChosen)).toBe(false)
})

it('a path filter reports paths that do not exist or are outside of the content', () => {
  const root = tempFolder({ 'content/en/docs/a.mdx': '', 'README.md': '' })
  const content = path.join(root, 'content')
  const unknownPath = (...names: string[]) =>
    findUnknownPath(
      names.map((name) => path.join(root, name)),
      content,
    )?.replaceAll(`${root}/`, '')
  expect(unknownPath('content/en/docs/a.mdx', 'content/en', 'content', '.')).toBeUndefined()
  expect(unknownPath('content/en', 'content/en/docs/nope.mdx')).toBe(
    'there is no file or folder “content/en/docs/nope.mdx” in content/',
  )
  expect(unknownPath('README.md')).toBe('there is no file or folder “README.md” in content/')
})
