import { describe, expect, it } from 'vitest'
import { tocTree, type TocNode } from './body'

/** `##a` is a heading of level 2 with the id `a`. */
const headings = (...marks: string[]) =>
  marks.map((mark) => {
    const text = mark.replaceAll('#', '')
    return { id: text, depth: mark.length - text.length, text: text.toUpperCase() }
  })

/** The tree in short: `a(b c)`. */
const inShort = (nodes: readonly TocNode[]): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${inShort(children)})` : id)).join(' ')

const tree = (min: number, max: number, ...marks: string[]) => inShort(tocTree(headings(...marks), { min, max }))

describe('tocTree', () => {
  it('a heading of tocTree contains the deeper headings that follow it', () => {
    expect(tree(2, 3, '##a', '###b', '###c', '##d', '###e')).toBe('a(b c) d(e)')
  })

  it('tocTree keeps id, depth and text of each heading', () => {
    expect(tocTree(headings('##a'), { min: 2, max: 3 })).toEqual([{ id: 'a', depth: 2, text: 'A', children: [] }])
  })

  it('tocTree omits headings outside of the levels of the page', () => {
    expect(tree(2, 3, '##a', '####b', '###c', '####d')).toBe('a(c)')
  })

  it('tocTree is built before it is limited: h3–h2–h4 limited to 3–4 gives two roots', () => {
    expect(tree(3, 4, '###a', '##b', '####c')).toBe('a c')
  })

  it('a heading of tocTree whose parent is omitted does not move below another heading', () => {
    expect(tree(3, 4, '##a', '###b', '##c', '####d')).toBe('b d')
  })

  it('tocTree accepts a skipped level of headings', () => {
    expect(tree(2, 4, '##a', '####b', '###c')).toBe('a(b c)')
  })

  it('tocTree accepts a page that begins with a deep heading', () => {
    expect(tree(2, 3, '###a', '##b', '###c')).toBe('a b(c)')
  })

  it('tocTree is empty for a page without headings', () => {
    expect(tocTree([], { min: 2, max: 3 })).toEqual([])
  })
})
