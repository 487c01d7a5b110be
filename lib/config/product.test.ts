import { describe, expect, it, vi } from 'vitest'
import { productIn, withProduct, withProductSlug } from './product'
import { site } from './site'

describe('the product’s name', () => {
  it('the product’s name replaces {product} in a text', () => {
    expect(withProduct('{product}, by the makers of {product}')).toBe('SQL Tuner, by the makers of SQL Tuner')
  })

  it('the product’s name may contain patterns of String.replace', () => {
    vi.spyOn(site.product, 'name', 'get').mockReturnValue('Ca$$h & $&')
    expect(withProduct('In {product}')).toBe('In Ca$$h & $&')
  })

  it('the product’s slug replaces {product} in URLs and tags', () => {
    expect(withProductSlug('/{product}-api/{product}/')).toBe('/sql-tuner-api/sql-tuner/')
  })

  it('braces around other names, and bare words, are unchanged', () => {
    expect(withProduct('product { product } {Product} {n}')).toBe('product { product } {Product} {n}')
  })
})

describe('productIn', () => {
  it('productIn replaces {product} in all texts inside a value, and nothing else', () => {
    expect(productIn({ a: ['{product}', 1], b: { c: 'on {product}', d: null, e: true } })).toEqual({
      a: ['SQL Tuner', 1],
      b: { c: 'on SQL Tuner', d: null, e: true },
    })
  })
})
