import { describe, expect, it } from 'vitest'
import { readFrontmatter } from './read-frontmatter'
import { formatReport } from '../diagnostics/diagnostic'

const errors = (yaml: string, collection: 'docs' | 'blog' = 'docs') =>
  readFrontmatter(yaml, { page: { collection, file: 'x.mdx' }, file: 'x.mdx', level: 'strict' }).errors.map(
    formatReport,
  )

describe('fields of Docusaurus', () => {
  it.each([
    [
      'sidebar_class_name: green',
      'unknown frontmatter field “sidebar_class_name”: delete the line: the look of the sidebar is the same for all pages',
    ],
    [
      'parse_number_prefixes: false',
      'unknown frontmatter field “parse_number_prefixes”: delete the line; to keep a number of the file’s name in the URL, write it as `id: 01-name`',
    ],
    [
      'author: Ann',
      'unknown frontmatter field “author”: declare the author in authors.yml, and write `authors: [key]`',
    ],
  ])('a field of Docusaurus is reported with its replacement: %s', (line, message) => {
    expect(errors(`title: A\n${line}`)).toEqual([`x.mdx:3:1: ${message}`])
  })

  it('a field that only docs have is reported in a post with its replacement', () => {
    expect(errors('title: A\ndate: 2025-01-31\nhide_title: true', 'blog')).toEqual([
      'x.mdx:4:1: unknown frontmatter field “hide_title”: delete the line: a post always shows its title',
    ])
  })
})

describe('forms of fields in Docusaurus', () => {
  it('a single author without a list is accepted, as in Docusaurus', () => {
    expect(errors('title: A\nauthors: team')).toEqual([])
  })

  it.each([
    [
      'authors: { name: Ann }',
      '3:1: frontmatter field “authors” must be a key that authors.yml declares, or a list of such keys',
    ],
    [
      'authors: [{ name: Ann }]',
      '3:1: frontmatter field “authors” must be a key that authors.yml declares, or a list of such keys',
    ],
    ['tags: [{ label: Joins }]', '3:8: frontmatter field “tags.0” must be a key that tags.yml declares'],
    ['tags: joins', '3:1: frontmatter field “tags” must be a list of keys that tags.yml declares'],
    ['id: a/b', '3:1: frontmatter field “id” must be one segment, without “/”'],
    ['date: 2025-02-30', '3:1: frontmatter field “date” must be a real date such as 2025-01-31'],
  ])('an unsupported form of a field in Docusaurus is reported with a fix: %s', (line, message) => {
    expect(errors(`title: A\n${line}`)[0]).toContain(message)
  })
})
