import { describe, expect, it } from 'vitest'
import { fenceError, splitFrontmatter } from './frontmatter'
import { readFrontmatter } from './read-frontmatter'
import { formatReport } from '../diagnostics/diagnostic'

const errors = (yaml: string, collection: 'docs' | 'blog' = 'docs') =>
  readFrontmatter(yaml, { page: { collection, file: 'x.mdx' }, file: 'x.mdx', level: 'strict' }).errors.map(
    formatReport,
  )

describe('splitFrontmatter', () => {
  it('splitFrontmatter splits a file at its fences and returns the line number at which the body begins', () => {
    expect(splitFrontmatter('---\ntitle: A\n---\n\nText.\n')).toEqual({
      yaml: 'title: A',
      body: '\nText.\n',
      bodyLine: 4,
    })
  })

  it('splitFrontmatter accepts Windows line endings', () => {
    expect(splitFrontmatter('---\r\ntitle: A\r\n---\r\nText.\r\n')).toEqual({
      yaml: 'title: A',
      body: 'Text.\r\n',
      bodyLine: 4,
    })
  })

  it('splitFrontmatter returns a body only for a file without frontmatter', () => {
    expect(splitFrontmatter('Text.\n')).toEqual({ yaml: '', body: 'Text.\n', bodyLine: 1 })
  })

  it('splitFrontmatter returns empty frontmatter for two fences without a line between them', () => {
    expect(splitFrontmatter('---\n---\nText.\n')).toEqual({ yaml: '', body: 'Text.\n', bodyLine: 3 })
  })

  it('splitFrontmatter does not treat a thematic break in the body as the end of the frontmatter', () => {
    expect(splitFrontmatter('---\ntitle: A\n---\nOne.\n\n---\n\nTwo.\n').body).toBe('One.\n\n---\n\nTwo.\n')
  })

  it('splitFrontmatter does not treat dashes inside a value as the end of the frontmatter', () => {
    expect(splitFrontmatter('---\ntitle: A --- B\n---\nText.\n').yaml).toBe('title: A --- B')
  })
})

describe('valid frontmatter', () => {
  it('valid frontmatter may contain every field of a doc', () => {
    const yaml = [
      'title: Set-up',
      'description: What to set.',
      'slug: /set-up',
      'tags: [faq]',
      'keywords: [sql]',
      'date: 2025-01-31',
      'authors: [team]',
      'draft: false',
      'unlisted: true',
      'last_update: { date: 2025-02-01, author: Ann, note: Shorter }',
      'custom_edit_url: null',
      'image: /cover.png',
      'hide_table_of_contents: true',
      'toc_min_heading_level: 2',
      'toc_max_heading_level: 6',
      'id: 01-set-up',
      'hide_title: true',
      'displayed_sidebar: null',
      'pagination_label: Set-up',
      "source_hash: '0123456789ab'",
      'sidebar_label: Set-up',
      'sidebar_position: 2.5',
      'pagination_prev: null',
      'pagination_next: guides/index',
    ]
    expect(errors(yaml.join('\n'))).toEqual([])
  })

  it.each(['/', '/a/b/', 'a.b_c-1', '/{product}-faq', '/安装/概念', './a', '../../a', '../'])(
    'valid frontmatter may have %s as a slug',
    (slug) => {
      expect(errors(`title: A\nslug: '${slug}'`)).toEqual([])
    },
  )

  it.each(['2025-01-31', '2024-02-29', '2025-01-31T10:00Z', '2025-01-31T10:00:00.5+08:00'])(
    'valid frontmatter may have %s as a date',
    (date) => {
      expect(errors(`title: A\ndate: ${date}`)).toEqual([])
    },
  )
})

describe('an unknown field', () => {
  it('an unknown field is reported at its line with the nearest field', () => {
    expect(errors('title: A\ntitel: B')).toEqual([
      'x.mdx:3:1: unknown frontmatter field “titel” (did you mean “title”?)',
    ])
  })

  it('an unknown field gets no suggestion when no field has a similar name', () => {
    expect(errors('title: A\nzebracrossing: B')).toEqual(['x.mdx:3:1: unknown frontmatter field “zebracrossing”'])
  })

  it('an unknown field inside last_update is compared with the names of that field only', () => {
    expect(errors('title: A\nlast_update:\n  auther: B')).toEqual([
      'x.mdx:4:3: unknown frontmatter field “auther” (did you mean “author”?)',
    ])
  })

  it('a field that only docs have is reported in a post', () => {
    expect(errors('title: A\ndate: 2025-01-31\nsidebar_position: 1', 'blog')).toEqual([
      'x.mdx:4:1: unknown frontmatter field “sidebar_position”: delete the line: posts come by their date',
    ])
  })
})

describe('a frontmatter between other lines than three hyphens', () => {
  it.each(['----', '--'])('the line is named: %s', (line) => {
    expect(fenceError(`${line}\ntitle: A\n${line}\n\nText.\n`)).toEqual({
      message: `the frontmatter must be between lines of three hyphens, not “${line}”`,
      fix: 'write `---` above and below the fields',
    })
  })

  it('a line of hyphens before text or a heading is not reported', () => {
    expect(fenceError('----\nSome text: more.\n')).toBeUndefined()
    expect(fenceError('----\n# A\n')).toBeUndefined()
  })
})

describe('a missing field', () => {
  it('a file with frontmatter but no title is rejected', () => {
    expect(errors('description: B')).toEqual(['x.mdx:1:1: frontmatter has no “title”: add a line `title: …`'])
  })

  it('a file without frontmatter is rejected for its missing title', () => {
    expect(errors('')).toEqual(['x.mdx:1:1: frontmatter has no “title”: add a line `title: …`'])
  })

  it('a post without a date is rejected', () => {
    expect(errors('title: A', 'blog')).toEqual(['x.mdx:1:1: frontmatter has no “date”: add a line `date: …`'])
  })
})

describe('a field of the wrong type', () => {
  it.each([
    ['a text', 'description: true', '3:1', '“description” must be text, not true (in quotes it is text)'],
    ['a text without text', 'description: ""', '3:1', '“description” must not be empty'],
    ['a list', 'tags: faq', '3:1', '“tags” must be a list of keys that tags.yml declares, not "faq"'],
    ['an item of a list', 'tags: [faq, true]', '3:13', '“tags.1” must be text, not true (in quotes it is text)'],
    ['a flag', 'draft: "yes"', '3:1', '“draft” must be true or false, not "yes"'],
    ['a number', 'sidebar_position: first', '3:1', '“sidebar_position” must be a number, not "first"'],
    ['a word for a date', 'date: yesterday', '3:1', '“date” must be a real date such as 2025-01-31, not "yesterday"'],
    ['an impossible day', 'date: 2025-02-30', '3:1', '“date” must be a real date such as 2025-01-31, not "2025-02-30"'],
    [
      'a heading level in words',
      'toc_max_heading_level: two',
      '3:1',
      '“toc_max_heading_level” must be a heading level from 2 to 6, not "two"',
    ],
    [
      'a last update in words',
      'last_update: yesterday',
      '3:1',
      '“last_update” must hold date, author and/or note, not "yesterday"',
    ],
    [
      'a last update’s date',
      'last_update:\n  date: yesterday',
      '4:3',
      '“last_update.date” must be a real date such as 2025-01-31, not "yesterday"',
    ],
    ['a page’s name', 'pagination_next: [a]', '3:1', '“pagination_next” must be text, not ["a"]'],
  ])('a field of the wrong type is rejected at its line: %s', (_, line, place, message) => {
    expect(errors(`title: A\n${line}`)).toEqual([`x.mdx:${place}: frontmatter field ${message}`])
  })

  it.each([
    ['toc_min_heading_level: 1', 'x.mdx:3:1: frontmatter field “toc_min_heading_level” must be at least 2'],
    ['toc_max_heading_level: 7', 'x.mdx:3:1: frontmatter field “toc_max_heading_level” must be at most 6'],
  ])('a heading level of the table of contents must not be %s', (line, message) => {
    expect(errors(`title: A\n${line}`)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    [
      'toc_min_heading_level: 5\ntoc_max_heading_level: 4',
      'x.mdx:3:1: frontmatter field “toc_min_heading_level” must be at most toc_max_heading_level, which is 4, not 5',
    ],
    [
      'toc_min_heading_level: 4',
      'x.mdx:3:1: frontmatter field “toc_min_heading_level” must be at most toc_max_heading_level, which is 3, not 4',
    ],
  ])('heading levels that result in an empty table of contents are rejected: %s', (lines, message) => {
    expect(errors(`title: A\n${lines}`)).toEqual([message])
  })

  it('an invalid edit URL in the frontmatter is rejected', () => {
    expect(errors('title: A\ncustom_edit_url: edit/this')).toEqual([
      'x.mdx:3:1: frontmatter field “custom_edit_url” must be a URL such as https://example.org/, or null, not "edit/this"',
    ])
  })

  it('every field of the wrong type is reported, not only the first', () => {
    expect(errors('title: true\ndraft: 1\ntag: [a]').map((text) => text.split(' ')[0])).toEqual([
      'x.mdx:2:1:',
      'x.mdx:3:1:',
      'x.mdx:4:1:',
    ])
  })
})
