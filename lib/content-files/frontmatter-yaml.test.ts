import { describe, expect, it } from 'vitest'
import { readFrontmatter } from './read-frontmatter'
import { formatReport } from '../diagnostics/diagnostic'

const errors = (yaml: string) =>
  readFrontmatter(yaml, {
    page: { collection: 'docs', file: 'x.mdx' },
    file: 'x.mdx',
    level: 'strict',
  }).errors.map(formatReport)

describe('invalid YAML in frontmatter', () => {
  it.each([
    ['an open quote', 'title: "A', 'x.mdx:2:10: frontmatter is not valid YAML: Missing closing "quote'],
    [
      'a second colon',
      'title: A: B',
      'x.mdx:2:8: frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings. Put a text that contains “: ” in quotes',
    ],
    [
      'a field twice',
      'title: A\ntitle: B',
      'x.mdx:3:1: frontmatter is not valid YAML: “title” is there twice: delete one of the two',
    ],
    [
      'a bare brace',
      'title: {product} guide',
      'x.mdx:2:18: frontmatter is not valid YAML: Unexpected scalar at node end. Put a text that begins with {product} in quotes',
    ],
    [
      'a bracket that begins a text',
      'title: [a] b',
      'x.mdx:2:12: frontmatter is not valid YAML: Unexpected scalar at node end. Put a text that begins with [ in quotes',
    ],
    [
      'a reserved character',
      'title: @home',
      'x.mdx:2:8: frontmatter is not valid YAML: Plain value cannot start with reserved character @. Put a text that begins with @ in quotes',
    ],
    [
      'a field in another column',
      ' title: A\ntags: [a, b]',
      'x.mdx:3:1: frontmatter is not valid YAML: Unexpected scalar at node end',
    ],
  ])('frontmatter with %s is rejected at its line', (_, yaml, message) => {
    expect(errors(yaml)).toEqual([message])
  })

  it('a merge conflict in frontmatter is reported as such', () => {
    expect(errors('<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> branch')).toEqual([
      'x.mdx:2:1: Resolve the merge conflict: keep one of its two texts, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    ])
  })

  it.each(['- a\n- b', 'only words'])('frontmatter without fields is rejected: %j', (yaml) => {
    expect(errors(yaml)).toEqual(['x.mdx:2:1: frontmatter must be a list of `name: value` lines'])
  })
})
