import { describe, expect, it } from 'vitest'
import { Code, literal, type Syntax } from './literal'

const go: Syntax = {
  indent: '\t',
  words: { true: 'true', false: 'false', null: 'nil' },
  lines: (text) => (text.includes('`') ? undefined : `\`${text}\``),
  key: (name) => JSON.stringify(name),
  map: ['map[string]any{', '}'],
  list: ['[]any{', '}'],
  aligned: true,
}

describe('literal', () => {
  it('literal writes the keywords of the language, and does not change code', () => {
    expect([true, false, null, 1.5, 'a"b', new Code('f()')].map((value) => literal(value, go))).toEqual([
      'true',
      'false',
      'nil',
      '1.5',
      '"a\\"b"',
      'f()',
    ])
  })

  it('literal keeps line breaks in a multi-line literal, and escapes them if the syntax has none for the text', () => {
    expect(literal('a\nb', go)).toBe('`a\nb`')
    expect(literal('a\n`b`', go)).toBe('"a\\n`b`"')
  })

  it('literal aligns adjacent values as gofmt does, except values of several lines', () => {
    expect(literal({ a: 1, long: 2, text: 'x\ny', longest: [true], b: {} }, go)).toBe(
      [
        'map[string]any{',
        '\t"a":    1,',
        '\t"long": 2,',
        '\t"text": `x',
        'y`,',
        '\t"longest": []any{',
        '\t\ttrue,',
        '\t},',
        '\t"b": map[string]any{},',
        '}',
      ].join('\n'),
    )
  })
})
