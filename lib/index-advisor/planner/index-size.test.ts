import { describe, expect, it } from 'vitest'
import { indexPages, treeHeight } from './index-size'

const integer = { type: 'int4', width: 4, isFixed: true, alignment: 'i' }
const text = (width: number) => ({ type: 'text', width, isFixed: false, alignment: 'i' })

describe('indexPages', () => {
  it('estimates a unique index on integers as PostgreSQL builds it: 276 pages for 100,000 rows', () => {
    expect(indexPages([integer], [], 100_000, 100_000)).toBeGreaterThan(270)
    expect(indexPages([integer], [], 100_000, 100_000)).toBeLessThan(282)
  })

  it('shares the keys of equal entries, except in an index with INCLUDE or on numeric', () => {
    const shared = indexPages([integer], [], 100_000, 1000)
    expect(shared).toBeLessThan(100)
    expect(indexPages([integer], [integer], 100_000, 1000)).toBeGreaterThan(2.5 * shared)
    expect(indexPages([{ ...text(6), type: 'numeric' }], [], 100_000, 1000)).toBeGreaterThan(2.5 * shared)
  })

  it('does not share the keys of CHAR, as PostgreSQL from 18.7: 60 pages for 5 values of CHAR(15) in 15,000 rows', () => {
    expect(indexPages([{ ...text(16), type: 'bpchar' }], [], 15_000, 5)).toBe(60)
  })

  it('is one page for an empty table', () => {
    expect(indexPages([integer], [], 0, 0)).toBe(1)
  })
})

describe('treeHeight', () => {
  it('counts the levels above the leaves', () => {
    expect([2, 276, 274_000].map((pages) => treeHeight([integer], pages))).toEqual([0, 1, 3])
  })
})
