import { expect, it } from 'vitest'
import { invalidDescription } from './description'

const post = (description?: string) => ({
  collection: 'blog' as const,
  fields: { title: 'A', description },
  yaml: `title: A\ndescription: ${description}`,
})

it.each([
  ['fits', 'x'.repeat(160), []],
  ['is too long by one', 'x'.repeat(161), ['3: the description has 161 characters, 1 more than lists show']],
  ['is absent', undefined, ['1: the post has no description']],
  ['counts Chinese characters, not their bytes', '数'.repeat(160), []],
])('the description of a post %s', (_, description, expected) => {
  expect(invalidDescription(post(description)).map(({ line, message }) => `${line}: ${message}`)).toEqual(expected)
})

it('a doc without a description is accepted', () => {
  expect(invalidDescription({ ...post(), collection: 'docs' })).toEqual([])
})
