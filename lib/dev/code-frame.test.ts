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
