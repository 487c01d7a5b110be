import { describe, expect, it } from 'vitest'
import { blankComments, bodyLines, bracketTitles, cutAtMark, escapeHeadingIds } from './prose-lines'

describe('lines of code', () => {
  it.each([
    ['an item of a list', '- ```sql\n  SELECT 1\n  ```\nText'],
    ['a numbered item', '1. ```sql\n   SELECT 1\n   ```\nText'],
    ['a quotation', '> ```sql\n> SELECT 1\n> ```\nText'],
    ['an item of a list in a quotation', '> * ~~~sql\n>   SELECT 1\n>   ~~~\nText'],
    ['another fence', '````md\n```\n````\nText'],
    ['a fence that only a bare mark ends', '~~~text\n~~~sql\n~~~\nText'],
  ])('lines of code are not prose in %s', (_, body) => {
    expect(bodyLines(body).map(({ isProse }) => isProse)).toEqual([false, false, false, true])
  })
  it('a sentence that contains backticks does not begin lines of code', () => {
    expect(bodyLines('``` is three ` marks\nText').map(({ isProse }) => isProse)).toEqual([true, true])
  })
})

describe('the truncate mark', () => {
  it('the truncate mark ends the excerpt and is replaced by an empty line', () => {
    expect(cutAtMark('One.\n\n{/* truncate */}\n\nTwo.')).toEqual({ whole: 'One.\n\n\n\nTwo.', excerpt: 'One.\n\n\n' })
  })
  it('the truncate mark is code inside a fence', () => {
    const body = '```jsx\n{/* truncate */}\n```'
    expect(cutAtMark(body)).toEqual({ whole: body })
  })
  it('the truncate mark ends an excerpt that also contains the definitions of links and footnotes after it', () => {
    expect(cutAtMark('See [x][r][^n].\n\n<!-- truncate -->\n\n[^n]: Note.\n\n[r]: /x\n').excerpt).toBe(
      'See [x][r][^n].\n\n\n[^n]: Note.\n\n[r]: /x',
    )
  })
})

describe('a heading id', () => {
  it('a heading id is escaped in a section, a list and a quote, and unchanged in code', () => {
    const body = '## A {#a}\n- ## B {#b}\n> ## C {#c}\n```md\n## D {#d}\n```'
    expect(escapeHeadingIds(body)).toBe('## A \\{#a}\n- ## B \\{#b}\n> ## C \\{#c}\n```md\n## D {#d}\n```')
  })
})

describe('a title after the kind of an admonition', () => {
  it.each([
    [':::note Title', ':::note[Title]'],
    ['  ::::warning A [b] c  ', '  ::::warning[A [b] c]'],
    [':::tip [Tool](https://example.com)', ':::tip[[Tool](https://example.com)]'],
    [':::note A] [b', ':::note[A\\] \\[b]'],
    [':::note [Title]', ':::note [Title]'],
    ['> :::tip Title', '> :::tip[Title]'],
    [':::note[Title]', ':::note[Title]'],
    [':::note', ':::note'],
    [':::code-group{groupId=x}', ':::code-group{groupId=x}'],
    ['```\n:::note Title\n```', '```\n:::note Title\n```'],
  ])('a title after the kind of an admonition is moved into brackets: %j becomes %j', (written, read) => {
    expect(bracketTitles(written)).toBe(read)
  })
})

describe('HTML comments', () => {
  it.each([
    ['a <!-- b --> c', 'a            c'],
    ['<!-- a\nb\n--> c', '      \n \n    c'],
    ['`<!-- a -->` <!-- b -->', '`<!-- a -->`           '],
    ['```html\n<!-- a -->\n```', '```html\n<!-- a -->\n```'],
    ['a <- b --> c', 'a <- b --> c'],
  ])('HTML comments are replaced without moving the text after them: %j becomes %j', (written, read) => {
    expect(blankComments(written)).toBe(read)
  })
})
