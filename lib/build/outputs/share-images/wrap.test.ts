import { describe, expect, it } from 'vitest'
import { wrap } from './wrap'

/** Wraps a text into lines of ten letters. */
function wrapTen(text: string, lines = 4): string[] {
  return wrap(text, { width: 10, lines, measure: (part) => [...part].length })
}

describe('wrap', () => {
  it.each([
    ['keeps a short text on a line', 'a short', ['a short']],
    ['breaks after white space, which may stand beyond the end', 'ten letter words', ['ten letter', 'words']],
    ['breaks after a hyphen', 'three-valued logic', ['three-', 'valued', 'logic']],
    ['breaks between Chinese characters', '索引的选择率与代价估算', ['索引的选择率与代价估', '算']],
    ['starts no line with Chinese punctuation', '索引的选择率与代价估，算', ['索引的选择率与代价', '估，算']],
    ['breaks a word that is wider than a line', 'a an_identifier_of x', ['a', 'an_identif', 'ier_of x']],
    ['returns no line for an empty text', '', []],
  ])('wrap %s', (_, text, expected) => {
    expect(wrapTen(text)).toEqual(expected)
  })

  it('wrap ends the last line of a text that is too long with an ellipsis', () => {
    expect(wrapTen('one line, two lines, three lines', 2)).toEqual(['one line,', 'two lines…'])
    expect(wrapTen('ten letter words', 1)).toEqual(['ten lette…'])
  })

  it('wrap shortens a line by whole characters', () => {
    expect(wrapTen('𠮷'.repeat(11), 1)).toEqual([`${'𠮷'.repeat(9)}…`])
  })
})
