import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { makeAbsolute } from './hast'

/** Returns an element's properties after its URLs have been resolved against a page. */
function absoluteProperties(properties: Element['properties']): Element['properties'] {
  const element: Element = { type: 'element', tagName: 'a', properties, children: [] }
  makeAbsolute(element, 'https://docs.example.com/docs/guides/')
  return element.properties
}

describe('makeAbsolute', () => {
  it('makeAbsolute resolves relative URLs against the page', () => {
    expect(absoluteProperties({ href: '../faq/#x', srcSet: '/a.png 1x, b.png 2x' })).toEqual({
      href: 'https://docs.example.com/docs/faq/#x',
      srcSet: 'https://docs.example.com/a.png 1x, https://docs.example.com/docs/guides/b.png 2x',
    })
  })

  it('makeAbsolute does not change invalid URLs', () => {
    const written = { href: 'https://', src: 'http://[bad', srcSet: 'http://host:port/ 1x' }
    expect(absoluteProperties({ ...written })).toEqual(written)
  })
})
