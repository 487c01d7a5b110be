import type { Element, Root, RootContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { visit as visitOfPackage, type VisitorResult } from 'unist-util-visit'
import { EXIT, SKIP, visit } from './visit'

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const text = (value: string) => ({ type: 'text' as const, value })
const tree = (): Root => ({
  type: 'root',
  children: [element('p', text('a'), element('b', text('c'))), element('td', element('code')), text('d')],
})
const nameOf = (node: Root | RootContent) =>
  node.type === 'element' ? node.tagName : node.type === 'text' ? node.value : node.type

/** Returns the nodes in the order of their visits, each with its index and the name of its parent. */
function order(visitAll: typeof visit, act: (name: string) => VisitorResult = () => undefined): string[] {
  const visited: string[] = []
  visitAll(tree(), (node, index, parent) => {
    visited.push([nameOf(node), index, parent && nameOf(parent as Root)].join())
    return act(nameOf(node))
  })
  return visited
}

describe('visit', () => {
  it('visit calls the visitor for each node before its children, with its index and parent', () => {
    expect(order(visit)).toEqual([
      'root,,',
      'p,0,root',
      'a,0,p',
      'b,1,p',
      'c,0,b',
      'td,1,root',
      'code,0,td',
      'd,2,root',
    ])
  })

  it.each<[string, VisitorResult]>([
    ['SKIP', SKIP],
    ['EXIT', EXIT],
    ['true', true],
    ['the index of the next sibling', 2],
    ['SKIP with the index of the next sibling', [SKIP, 2]],
  ])('visit visits the nodes that unist-util-visit visits if the visitor returns %s', (_, result) => {
    const act = (name: string) => (name === 'p' ? result : undefined)
    expect(order(visit, act)).toEqual(order(visitOfPackage, act))
  })

  it('visit visits the nodes of a type, of several types, and those with the given properties', () => {
    const names: string[] = []
    visit(tree(), 'text', ({ value }) => void names.push(value))
    visit(tree(), ['root', 'text'], (node) => void names.push(nameOf(node)))
    visit(tree(), { tagName: 'code' }, (node) => void names.push(nameOf(node as Element)))
    expect(names).toEqual(['a', 'c', 'd', 'root', 'a', 'c', 'd', 'code'])
  })

  it('visit continues with the node that has taken the place of a removed one', () => {
    const root = tree()
    visit(root, (node, index, parent) => {
      if (index === undefined || !parent || nameOf(node) !== 'p') return undefined
      parent.children.splice(index, 1)
      return [SKIP, index]
    })
    expect(root.children.map(nameOf)).toEqual(['td', 'd'])
  })
})
