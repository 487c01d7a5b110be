import { describe, expect, it } from 'vitest'
import { compileText, html } from './test-body'
import { fenceLook, readMarks } from './fence'

const marksOf = (code: string, language: string, lines?: Set<number>) => {
  const { code: kept, marks } = readMarks(code, language, lines)
  return [kept, Object.fromEntries(marks)]
}

describe('fence options', () => {
  it.each([
    ['title="a b.sql"', { title: 'a b.sql' }],
    ["title='a.sql'", { title: 'a.sql' }],
    ['{1,3-5}', { lines: new Set([1, 3, 4, 5]) }],
    ['{2..3}', { lines: new Set([2, 3]) }],
    ['showLineNumbers', { numbersFrom: 1 }],
    ['showLineNumbers=12', { numbersFrom: 12 }],
    ['mysql {2} title="{1}" showLineNumbers=3', { lines: new Set([2]), title: '{1}', numbersFrom: 3 }],
    ['wrap', { wrap: true }],
    ['nocopy', { copy: false }],
    ['fails="no column" subtitle="x"', {}],
    ['title="to wrap nocopy showLineNumbers {2}"', { title: 'to wrap nocopy showLineNumbers {2}' }],
    ["title='to wrap {2}'", { title: 'to wrap {2}' }],
    ['[to wrap {2}]', {}],
  ])('%s', (meta, look) => {
    expect(fenceLook(meta)).toEqual({ wrap: false, copy: true, ...look })
  })

  it.each(['{a}', '{1-}', '{}', '{1;2}'])('%s is not how lines are named', (meta) => {
    expect(() => fenceLook(meta)).toThrow(`lines to highlight must be written {1,3-5}, not ${meta}`)
  })
})

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
  ])('in %s: %s', (language, comment) => {
    expect(marksOf(`a\n${comment}\nb\nc`, language)).toEqual(['a\nb\nc', { 2: ['hl'] }])
  })

  it('a stretch has a start and an end', () => {
    expect(marksOf('a\n-- highlight-start\nb\nc\n-- highlight-end\nd', 'sql')).toEqual([
      'a\nb\nc\nd',
      { 2: ['hl'], 3: ['hl'] },
    ])
  })

  it.each([
    ['another language’s comment', '# highlight-next-line\na'],
    ['a comment that says more', '-- highlight-next-line please\na'],
    ['a comment behind code', 'a -- highlight-next-line'],
  ])('%s is code', (_, code) => {
    expect(marksOf(code, 'sql')).toEqual([code, {}])
  })

  it('are code where the fence names its lines', () => {
    const code = '-- highlight-next-line\na'
    expect(marksOf(code, 'sql', new Set([2]))).toEqual([code, { 2: ['hl'] }])
  })

  it.each([
    ['-- highlight-start\na', 'highlight-start without a highlight-end below it'],
    ['a\n-- highlight-end', 'highlight-end without a highlight-start above it'],
  ])('a range without its start or end is rejected: %j', (code, message) => {
    expect(() => readMarks(code, 'sql')).toThrow(message)
  })

  it.each([
    ['sql', 'a -- [!code ++]', 'add'],
    ['sql', 'a /* [!code --] */', 'del'],
    ['javascript', 'a // [!code focus]', 'focus'],
    ['bash', 'a # [!code highlight]', 'hl'],
    ['xml', 'a <!-- [!code hl] -->', 'hl'],
  ])('at the end of a line, in %s: %s', (language, line, mark) => {
    expect(marksOf(`${line}\nb`, language)).toEqual(['a\nb', { 1: [mark] }])
  })

  it('may count the lines they mark', () => {
    expect(marksOf('a -- [!code ++:2]\nb\nc', 'sql')).toEqual(['a\nb\nc', { 1: ['add'], 2: ['add'] }])
  })
})

describe('a fence', () => {
  it('marks its lines by class, and leaves the engine its SQL as written', async () => {
    const body = '```sql mysql {2} showLineNumbers=4\nSELECT 1\nFROM t\n```'
    const shown = await html(body)
    expect(shown).toContain('data-numbers=&quot;&quot; style=&quot;--from:3&quot;')
    expect(shown).toContain('class=&quot;line hl&quot;')
    expect((await compileText(body)).sql.statements).toMatchObject([{ flags: { dialect: 'mysql' } }])
  })

  it('reports errors at its position', async () => {
    await expect(compileText('Text.\n\n```sql {x}\nSELECT 1\n```')).rejects.toMatchObject({
      message: 'lines to highlight must be written {1,3-5}, not {x}',
      position: { line: 3, column: 1 },
    })
  })
})
