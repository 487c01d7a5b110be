import { expect, it } from 'vitest'
import { codeFrame } from './code-frame'

const text = ['---', 'title: A', '---', '', 'Text <Body>.', '', 'More.'].join('\n')

it('a code frame shows two lines on each side, numbered, with a caret below the column', () => {
  expect(codeFrame(text, { line: 5, column: 6 })).toBe(
    ['  3 | ---', '  4 |', '> 5 | Text <Body>.', '    |      ^', '  6 |', '  7 | More.'].join('\n'),
  )
})

it('a code frame of the first line begins at that line', () => {
  expect(codeFrame(text, { line: 1, column: 1 })).toBe(
    ['> 1 | ---', '    | ^', '  2 | title: A', '  3 | ---'].join('\n'),
  )
})

it('the line numbers of a code frame are aligned when their lengths differ', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
  expect(codeFrame(lines, { line: 9, column: 1 }).split('\n')[0]).toBe('   7 | line 7')
})

it('a code frame of a position behind the end of the text shows the last lines', () => {
  expect(codeFrame('one', { line: 9, column: 1 })).toBe('')
})

it('the caret of a code frame stays below its column in a line with tabs and Chinese characters', () => {
  expect(codeFrame('\tb，中 <Foo>', { line: 1, column: 6 })).toBe('> 1 | \tb，中 <Foo>\n    | \t \u3000\u3000 ^')
})

it('a code frame shows 80 characters on each side of the column of a long line, and the beginning of the others', () => {
  const long = 'a'.repeat(1_000)
  expect(codeFrame(`${long}<Foo>${long}\n${long}`, { line: 1, column: 1_001 })).toBe(
    [`> 1 | …${'a'.repeat(80)}<Foo>${'a'.repeat(75)}…`, `    | ${' '.repeat(81)}^`, `  2 | ${'a'.repeat(160)}…`].join(
      '\n',
    ),
  )
})

it('a code frame shows control characters, which a terminal would execute, as replacement characters', () => {
  expect(codeFrame('a\0b\u001B[2Jc\rd\r\n', { line: 1, column: 2 })).toBe(
    '> 1 | a\uFFFDb\uFFFD[2Jc\uFFFDd\n    |  ^\n  2 |',
  )
})
