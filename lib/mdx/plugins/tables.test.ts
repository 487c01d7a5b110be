import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { rehypeTables } from './tables'

/** Returns the HTML of a table with these rows, the first being its head. */
function boxed(head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const body = rows.map((cells) => line('td', cells)).join('')
  const tree = fromHtml(`<table><thead>${line('th', head)}</thead><tbody>${body}</tbody></table>`, { fragment: true })
  rehypeTables()(tree)
  return toHtml(tree)
}

describe('a table', () => {
  it('a table is wrapped in a container with its widths, has its columns’ labels, and keeps its roles', () => {
    expect(boxed(['a', 'b'], ['1', 'x'])).toBe(
      '<div class="table" data-from="18" style="--width:3.5rem">' +
        '<table style="--1:&#x22;a&#x22;;--2:&#x22;b&#x22;" role="table"><thead role="rowgroup"><tr role="row">' +
        '<th style="min-width:0.6em" role="columnheader">a</th><th style="min-width:0.6em" role="columnheader">b</th>' +
        '</tr></thead><tbody role="rowgroup"><tr role="row"><td role="cell">1</td><td role="cell">x</td></tr></tbody>' +
        '</table></div>',
    )
  })

  it('a table shows rows as labels and values below the width that its texts need', () => {
    const sentence = 'A sentence that is long enough to need a line of its own, and more than one'
    const from = (cells: number) =>
      /data-from="(\d+)"/.exec(boxed(Array<string>(cells).fill('Head'), Array<string>(cells).fill(sentence)))?.[1]
    expect([1, 2, 3, 6].map(from)).toEqual(['18', '22', '40', '40'])
  })

  it('a table scrolls in a focusable container if its columns are wider than the text column', () => {
    const wide = boxed(Array<string>(6).fill('incomprehensible'), Array<string>(6).fill('x'))
    expect(wide).toContain('data-wide="" tabindex="0"')
    expect(boxed(['a'], ['x'])).not.toMatch(/data-wide|tabindex/)
  })

  it('a table has an empty cell in place of an empty header, and no label for that column', () => {
    const table = boxed(['', 'b'], ['1', 'x'])
    expect(table).toContain('<td style="min-width:0.6em" role="cell"></td><th')
    expect(table).toContain('--1:&#x22;&#x22;')
  })

  it('a table escapes quotes and backslashes of labels', () => {
    expect(boxed(['a "b" \\'], ['1'])).toContain(String.raw`--1:&#x22;a \&#x22;b\&#x22; \\&#x22;`)
  })
})
