import { describe, expect, it } from 'vitest'
import { didYouMean, nearest } from './nearest'

describe('nearest', () => {
  it.each([
    ['titel', ['title', 'tags'], 'title'],
    ['desciption', ['title', 'description'], 'description'],
    ['guidse/index', ['guides/index', 'faq'], 'guides/index'],
  ])('nearest returns the intended name for a typing error in “%s”', (wrong, known, meant) => {
    expect(nearest(wrong, known)).toBe(meant)
  })

  it('nearest ignores letter case, and returns the known spelling', () => {
    expect(nearest('ADMONITOIN', ['CodeBlock', 'Admonition'])).toBe('Admonition')
  })

  it('nearest finds a longer name by its beginning, however much is missing', () => {
    expect(nearest('post', ['my', 'postgresql'])).toBe('postgresql')
  })

  it('nearest does not treat two letters as the beginning of a long name', () => {
    expect(nearest('po', ['postgresql'])).toBeUndefined()
  })

  it('nearest returns nothing for a name unlike all others', () => {
    expect(nearest('zebra', ['title', 'description'])).toBeUndefined()
  })

  it('nearest returns nothing from an empty list', () => {
    expect(nearest('title', [])).toBeUndefined()
  })
})

describe('didYouMean', () => {
  it('didYouMean suggests the nearest name', () => {
    expect(didYouMean('titel', ['title'])).toBe(' (did you mean “title”?)')
  })

  it('didYouMean returns an empty text when no name is similar', () => {
    expect(didYouMean('zebra', ['title'])).toBe('')
  })
})
