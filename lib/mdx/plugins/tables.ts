import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from '../../text/visit'
import { columnWidths, tableWidth } from '../table-layout'

/**
 * The breakpoints in rem, container widths below which `Tables.module.css` shows rows as lists of labels and values. A
 * table gets the smallest breakpoint at which it is readable. The last is the width of the text column on a desktop: a
 * wider table scrolls in its container.
 */
const STEPS = [18, 22, 28, 40] as const
const LAST_STEP = 40

/** The font size of a table's cells in rem. */
const CELL_SIZE = 0.875

/** Positions in an identifier where a line may break: before a capital letter, and after an underscore or a dot. */
const JOINTS = /(?<=[a-z]{3})(?=[A-Z][a-z]{2})|(?<=\w{3}_)(?=\w{3})|(?<=\w{3}\.|[\])]\.)(?=\w{3})/

/** ARIA roles by tag: WebKit drops the native roles of table elements that are displayed as blocks. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['table', 'table'],
  ['thead', 'rowgroup'],
  ['tbody', 'rowgroup'],
  ['tr', 'row'],
  ['th', 'columnheader'],
  ['td', 'cell'],
])

/**
 * Wraps each table in a container with its required widths and its column labels, from which the style sheet chooses a
 * layout. An empty header cell becomes a data cell.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return undefined
      visit(table, { tagName: 'th' }, (node) => {
        if (node.type === 'element' && node.children.length === 0) node.tagName = 'td'
      })
      visit(table, { tagName: 'td' }, (cell) => {
        visit(cell, { tagName: 'code' }, (node) => {
          if (node.type === 'element') node.children = node.children.flatMap(withBreaks)
        })
      })
      parent.children[index] = inContainer(table)
      return SKIP
    })
  }
}

/** Returns a table in its container, which is focusable if it scrolls. */
function inContainer(table: Element): Element {
  const rows = rowsOf(table).map(({ children }) => children.filter((child) => child.type === 'element'))
  const { narrowest, readable, comfortable } = columnWidths(rows)
  const width = (columns: readonly number[]) => tableWidth(columns) * CELL_SIZE
  const columns = width(readable) <= LAST_STEP ? readable : narrowest
  const [heads = []] = rows
  heads.forEach((head, column) => {
    head.properties.style = `min-width:${rounded(columns[column] ?? 0)}em`
  })
  table.properties.style = labels(heads.map((head) => textOf(head).trim()))
  visit(table, 'element', (node) => {
    const role = ROLES.get(node.tagName)
    if (role !== undefined) node.properties.role = role
  })
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table'],
      dataFrom: STEPS.find((step) => width(readable) <= step) ?? LAST_STEP,
      ...(width(columns) > LAST_STEP && { dataWide: '', tabIndex: 0 }),
      style: `--width:${rounded(width(comfortable))}rem`,
    },
    children: [table],
  }
}

/** Returns CSS declarations of the column labels as custom properties, `--1:"Name";--2:"Type"`. */
function labels(texts: readonly string[]): string {
  const quoted = texts.map((text, column) => `--${column + 1}:"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`)
  return quoted.join(';')
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = []
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node)
  })
  return rows
}

function rounded(width: number): number {
  return Math.round(width * 10) / 10
}

/** Splits a text node at the possible line breaks in identifiers, with a `<wbr>` at each. */
function withBreaks(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node]
  return node.value.split(JOINTS).flatMap((value, index): ElementContent[] => {
    const text = { type: 'text' as const, value }
    return index === 0 ? [text] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, text]
  })
}
