import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { visit } from '../text/visit'
import { describe, expect, it } from 'vitest'
import { highlight } from './highlight'

/** Returns the text of highlighted code and the classes of its marked lines, counted from 1. */
async function marksOf(code: string, language: string, lines?: Set<number>) {
  const tree = fromHtml(await highlight(code, language, lines && { lines }), { fragment: true })
  const classes: string[][] = []
  visit(tree, 'element', ({ properties: { className } }) => {
    const names = [className ?? []].flat().map(String)
    if (names.includes('line')) classes.push(names)
  })
  const marks = classes.flatMap((names, index) => (names.length > 1 ? [[index + 1, names.slice(1)] as const] : []))
  return [toString(tree), Object.fromEntries(marks)]
}

describe('comments that mark lines', () => {
  it.each([
    ['sql', '-- highlight-next-line'],
    ['sql', '/* highlight-next-line */'],
    ['plsql', '--highlight-next-line'],
    ['bash', '# highlight-next-line'],
    ['yaml', '  # highlight-next-line'],
    ['python', '# highlight-next-line'],
    ['ini', '; highlight-next-line'],
    ['java', '// highlight-next-line'],
    ['go', '/* highlight-next-line */'],
    ['tsx', '{/* highlight-next-line */}'],
    ['xml', '<!-- highlight-next-line -->'],
    ['text', '# highlight-next-line'],
    ['diff', '// highlight-next-line'],
  ])('a comment marks lines in %s: %s', async (language, comment) => {
    expect(await marksOf(`a\n${comment}\nb\nc`, language)).toEqual(['a\nb\nc', { 2: ['hl'] }])
  })

  it('a comment marks the start or the end of a range of lines', async () => {
    expect(await marksOf('a\n-- highlight-start\nb\nc\n-- highlight-end\nd', 'sql')).toEqual([
      'a\nb\nc\nd',
      { 2: ['hl'], 3: ['hl'] },
    ])
  })

  it.each([
    ['a line without a comment', 'highlight-next-line\na'],
    ['a comment that says more', '-- highlight-next-line please\na'],
    ['a comment behind code', 'a -- highlight-next-line'],
  ])('%s does not mark lines and is code', async (_, code) => {
    expect(await marksOf(code, 'sql')).toEqual([code, {}])
  })

  it('comments that mark lines are code in MDX, where they belong to a fence that is shown', async () => {
    const code = '```sql\n-- highlight-next-line\nSELECT 1 -- [!code ++]\n```'
    expect(await marksOf(code, 'mdx')).toEqual([code, {}])
  })

  it('comments that mark lines are code if the options of the fence name the marked lines', async () => {
    const code = '-- highlight-next-line\na'
    expect(await marksOf(code, 'sql', new Set([2]))).toEqual([code, { 2: ['hl'] }])
  })

  it.each([
    ['-- highlight-start\na', 'highlight-start without a highlight-end below it'],
    ['a\n-- highlight-end', 'highlight-end without a highlight-start above it'],
  ])('a range of marked lines without its start or end is rejected: %j', async (code, message) => {
    await expect(highlight(code, 'sql')).rejects.toThrow(message)
  })

  it.each([
    ['sql', 'a -- [!code ++]', 'add'],
    ['sql', 'a /* [!code --] */', 'del'],
    ['javascript', 'a // [!code focus]', 'focus'],
    ['bash', 'a # [!code highlight]', 'hl'],
    ['xml', 'a <!-- [!code hl] -->', 'hl'],
  ])('a comment at the end of a line marks it, in %s: %s', async (language, line, mark) => {
    expect(await marksOf(`${line}\nb`, language)).toEqual(['a\nb', { 1: [mark] }])
  })

  it('comments may contain the number of lines that they mark', async () => {
    expect(await marksOf('a -- [!code ++:2]\nb\nc', 'sql')).toEqual(['a\nb\nc', { 1: ['add'], 2: ['add'] }])
  })
})
