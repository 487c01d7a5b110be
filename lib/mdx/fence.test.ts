import { describe, expect, it } from 'vitest'
import { compileText, html } from './test-body'
import { parseFenceLook } from './fence'

describe('fence options', () => {
  it.each([
    ['title="a b.sql"', { title: 'a b.sql' }],
    ["title='a.sql'", { title: 'a.sql' }],
    ['{1,3-5}', { lines: new Set([1, 3, 4, 5]) }],
    ['{5-3}', { lines: new Set([3, 4, 5]) }],
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
  ])('the options of a fence are parsed: %s', (meta, look) => {
    expect(parseFenceLook(meta)).toEqual({ wrap: false, copy: true, ...look })
  })

  it.each(['{a}', '{1-}', '{}', '{1;2}'])('a fence with the lines %s is rejected', (meta) => {
    expect(() => parseFenceLook(meta)).toThrow(`lines to highlight must be written {1,3-5}, not ${meta}`)
  })
})

describe('a fence', () => {
  it('a fence marks its lines by class, and passes its SQL to the engine as written', async () => {
    const body = '```sql mysql {2} showLineNumbers=4\nSELECT 1\nFROM t\n```'
    const markup = await html(body)
    expect(markup).toContain('data-numbers=&quot;&quot; style=&quot;--from:3&quot;')
    expect(markup).toContain('class=&quot;line hl&quot;')
    expect((await compileText(body)).sql.statements).toMatchObject([{ flags: { dialect: 'mysql' } }])
  })

  it('a fence reports errors at its position', async () => {
    await expect(compileText('Text.\n\n```sql {x}\nSELECT 1\n```')).rejects.toMatchObject({
      message: 'lines to highlight must be written {1,3-5}, not {x}',
      position: { line: 3, column: 1 },
    })
  })
})
