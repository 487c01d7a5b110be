import { blank, type Edit } from './edit'

/**
 * Returns the replacement of what node-sql-parser does not know in a window: the window that it begins with, and its frame, which
 * no check needs.
 */
export function editWindowPart(words: readonly string[], at: number): Edit | undefined {
  const [word = '', next = ''] = words.slice(at, at + 2)
  if (/^(?:GROUPS|RANGE|ROWS)$/.test(word) && /^(?:BETWEEN|CURRENT|INTERVAL|UNBOUNDED|\d+)$/.test(next))
    return blank(groupEnd(words, at))
  const isFirst = words[at - 1] === '(' && words[at - 2] === 'OVER'
  return isFirst && !/^(?:\)|ORDER|PARTITION)$/.test(word) ? blank(at) : undefined
}

/** Returns the last index of the parentheses or the statement that an index is in. */
export function groupEnd(words: readonly string[], at: number): number {
  let depth = 0
  for (let index = at; index < words.length; index++) {
    if (words[index] === '(') depth++
    if (words[index] === ')' && --depth < 0) return index - 1
  }
  return words.length - 1
}
