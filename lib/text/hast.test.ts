import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { makeAbsolute } from './hast'

/** An element's addresses as they lead from anywhere, once it stood on a page. */
function absoluteProperties(properties: Element['properties']): Element['properties'] {
  const element: Element = { type: 'element', tagName: 'a', properties, children: [] }
  makeAbsolute(element, 'https://docs.example.com/docs/guides/')
  return element.properties
}

describe('makeAbsolute', () => {
  it('addresses lead from anywhere to where they led from the page', () => {
    expect(absoluteProperties({ href: '../faq/#x', srcSet: '/a.png 1x, b.png 2x' })).toEqual({
      href: 'https://docs.example.com/docs/faq/#x',
      srcSet: 'https://docs.example.com/a.png 1x, https://docs.example.com/docs/guides/b.png 2x',
    })
  })

  it('what is not a valid URL stays as it was written', () => {
    const written = { href: 'https://', src: 'http://[bad', srcSet: 'http://host:port/ 1x' }
    expect(absoluteProperties({ ...written })).toEqual(written)
  })
})
