import { compileSync } from '@mdx-js/mdx'
import { describe, expect, it } from 'vitest'
import type { Root } from 'mdast'
import { plainValue } from './literal'

/** Returns the value of the attribute in `<X a={…} />`. */
function valueOf(source: string): unknown {
  let found: unknown
  const look = () => (tree: Root) => {
    const [element] = tree.children
    const attribute = element?.type === 'mdxJsxFlowElement' ? element.attributes[0] : undefined
    const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined
    found = plainValue(typeof value === 'object' ? value?.data?.estree : undefined)
  }
  compileSync(`<X a={${source}} />`, { remarkPlugins: [look] })
  return found
}

describe('plainValue', () => {
  it.each([
    [`'text'`, 'text'],
    ['`text`', 'text'],
    ['-1.5', -1.5],
    ['true', true],
    ['null', null],
    ['1 + 2 * 3', 7],
    ['10 / 4 - 1', 1.5],
    [`'a' + 'b'`, 'ab'],
    [`['a', [1]]`, ['a', [1]]],
    [`{ a: 'x', 'b-c': { d: false } }`, { a: 'x', 'b-c': { d: false } }],
  ])('plainValue returns the value of %s', (source, value) => {
    expect(valueOf(source)).toEqual({ value })
  })

  it.each(['name', 'call()', '`a ${b}`', '[...all]', '[, 1]', '{ [key]: 1 }', '{ ...all }', '1 + x', '!x', '/x/'])(
    'plainValue returns undefined for the code %s',
    (source) => {
      expect(valueOf(source)).toBeUndefined()
    },
  )
})
