import { describe, expect, it } from 'vitest'
import { formatProblem, sortProblems, type Problem } from './problem'

const at = (file: string, line: number, column?: number): Problem => ({
  file,
  line,
  message: 'wrong',
  ...(column !== undefined && { column }),
})

describe('problems', () => {
  it('read as editors link them', () => {
    expect(formatProblem(at('content/en/docs/a.mdx', 3, 7))).toBe('content/en/docs/a.mdx:3:7: wrong')
  })

  it('need no column', () => {
    expect(formatProblem(at('content/tags.yml', 3))).toBe('content/tags.yml:3: wrong')
  })

  it('come by file, then by line, then by column, numbers as numbers', () => {
    const mixed = [at('b', 1), at('a', 10), at('a', 9, 12), at('a', 9, 2), at('a', 9)]
    expect(sortProblems(mixed).map(formatProblem)).toEqual([
      'a:9: wrong',
      'a:9:2: wrong',
      'a:9:12: wrong',
      'a:10: wrong',
      'b:1: wrong',
    ])
  })
})
