import { describe, expect, it } from 'vitest'
import { splitFrontmatter } from '../content-files/frontmatter'
import { proseOf } from './prose'

/** Code as `c`, what is not seen as `-`. */
const shown = (text: string) =>
  proseOf(splitFrontmatter(text)).map((line) => line.replaceAll('\uE000', 'c').replaceAll('\uE001', '-'))

describe('the prose of a file', () => {
  it.each([
    ['inline code is a word', 'a `b` c', 'a ccc c'],
    ['code in more than one backtick may hold one', '`` a`b `` c', 'ccccccccc c'],
    ['a link is its text', '[see](./a.mdx#b) it', '[see]----------- it'],
    ['a URL with brackets of its own', '[a](b_(c)) d', '[a]------- d'],
    ['a URL in a text is a word', 'at https://example.org/x now', 'at ccccccccccccccccccccc now'],
    ['a link definition is nothing', '[a]: ./b.mdx', '------------'],
    ['a footnote is text', '[^1]: Text', '[^1]: Text'],
    ['a tag is nothing, what it holds is text', '<b title="x > y">bold</b>', '-----------------bold----'],
    ['comparisons are text', 'a \\< b > c', 'a \\< b > c'],
    ['a comment is nothing', '{/* truncate */} a <!-- b -->', '---------------- a ----------'],
    ['a heading’s anchor is nothing', '## 结果 {#the-result}', '## 结果 -------------'],
    ['the product is a word', '{product} 很好', 'ccccccccc 很好'],
    ['an admonition’s mark is nothing', ':::warning[标题]', '----------[标题]'],
    ['a formula is a word', 'so $a+b$ is', 'so ccccc is'],
    ['prices are text', 'from $5 to $10', 'from $5 to $10'],
  ])('in the prose of a file, %s', (_, body, expected) => {
    expect(shown(body)).toEqual([expected])
  })

  it('the prose of a file does not include code in fences, and keeps line numbers', () => {
    expect(shown('a\n\n```sql\nSELECT 1\n```\n\nb')).toEqual(['a', '', '', '', '', '', 'b'])
  })

  it('the prose of a file does not include comments of several lines', () => {
    expect(shown('{/* a\nb */} c')).toEqual(['-----', '----- c'])
  })

  it('the prose of a file includes the visible fields of the frontmatter', () => {
    expect(shown('---\ntitle: A: b\ntags: [a]\ndescription: "B c"\nslug: x\n---\n\nText.')).toEqual([
      '',
      '-------A: b',
      '',
      '--------------B c-',
      '',
      '',
      '',
      'Text.',
    ])
  })

  it('the prose of a file includes the continuation lines of a field', () => {
    expect(shown('---\ndescription: >\n  a\n  b\ndraft: true\n---\n')).toEqual([
      '',
      '------------->',
      '  a',
      '  b',
      '',
      '',
      '',
    ])
  })

  it('the prose of a file includes the note on a revision', () => {
    expect(shown('---\nlast_update:\n  date: 2025-01-31\n  note: A b.\n  author: Ana\n---\n')).toEqual([
      '',
      '',
      '',
      '--------A b.',
      '',
      '',
      '',
    ])
  })

  it('the prose of a file does not include the carriage returns of Windows', () => {
    expect(shown('---\r\ntitle: A\r\n---\r\nb\r\n')).toEqual(['', '-------A', '', 'b', ''])
  })
})
