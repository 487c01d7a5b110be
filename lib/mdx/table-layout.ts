import type { Element, ElementContent } from 'hast'

/** The widths of a table's columns in em of its cells. */
export interface ColumnWidths {
  /** The minimum widths at which the columns are legible. */
  readonly narrowest: readonly number[]
  /** The minimum widths at which sentences are legible too. */
  readonly readable: readonly number[]
  /** The widths at which cells need few lines. */
  readonly comfortable: readonly number[]
}

/** Widths of a character in em: the mean of Latin letters in wide system fonts, and that of a Chinese character. */
const LATIN = 0.58
const WIDE = 1

/** The horizontal padding of inline code, both sides together, in em. */
const CODE_PADDING = 0.7

/** The space between the texts of adjacent columns in em: twice 0.625rem. */
const GAP = 1.43

/** The minimum width of a column of running text in em: about 12 Latin letters or 6 Chinese characters. */
const NARROWEST_TEXT = 7

/** The maximum width of an unbreakable word in em; a longer word may break anywhere. */
const MAX_WORD = 12

/**
 * The minimum width of a column with sentences in em, about 20 letters; a line wider than `SENTENCE` counts as a
 * sentence.
 */
const READABLE_SENTENCE = 11
const SENTENCE = 30

/** The comfortable width of running text in em, about 45 letters. */
const COMFORTABLE_TEXT = 25

/** Returns the widths that the columns of a table need, computed from the cells of its rows. */
export function columnWidths(rows: readonly (readonly Element[])[]): ColumnWidths {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: count }, (_, column) => rows.flatMap((row) => row[column] ?? []).map(measure))
  const widths = columns.map((cells) => {
    const word = Math.min(MAX_WORD, Math.max(...cells.map((cell) => cell.word)))
    const line = Math.max(...cells.map((cell) => cell.line))
    const narrowest = Math.min(line, Math.max(NARROWEST_TEXT, word))
    const readable = Math.max(narrowest, line > SENTENCE ? READABLE_SENTENCE : 0)
    return { narrowest, readable, comfortable: Math.max(narrowest, Math.min(line, COMFORTABLE_TEXT)) }
  })
  return {
    narrowest: widths.map(({ narrowest }) => narrowest),
    readable: widths.map(({ readable }) => readable),
    comfortable: widths.map(({ comfortable }) => comfortable),
  }
}

/** Returns the width of a table, computed from the widths of its columns in the same unit. */
export function tableWidth(columns: readonly number[]): number {
  return columns.reduce((sum, width) => sum + width + GAP, 0)
}

interface Widths {
  /** The width of the longest unbreakable part. */
  readonly word: number
  /** The width of the longest line. */
  readonly line: number
}

/** Returns the estimated widths of a cell's text. */
function measure(cell: Element): Widths {
  const widths = { word: 0, line: 0 }
  let word = 0
  let line = 0
  const endWord = () => {
    widths.word = Math.max(widths.word, word)
    word = 0
  }
  const add = (width: number) => {
    word += width
    line += width
    widths.line = Math.max(widths.line, line)
  }
  const read = (node: ElementContent): void => {
    if (node.type === 'text') {
      for (const character of node.value) {
        if (isWide(character)) {
          endWord()
          add(WIDE)
          endWord()
        } else if (/\s/.test(character)) {
          endWord()
          add(LATIN / 2)
          word = 0
        } else add(LATIN)
        if (character === '-') endWord()
      }
    } else if (node.type === 'element') {
      if (node.tagName === 'wbr' || node.tagName === 'br') endWord()
      if (node.tagName === 'br') line = 0
      if (node.tagName === 'code') add(CODE_PADDING)
      node.children.forEach(read)
    }
  }
  cell.children.forEach(read)
  endWord()
  return widths
}

/** True for a Chinese character or punctuation mark; lines may break on both sides of it. */
function isWide(character: string): boolean {
  return /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character)
}
