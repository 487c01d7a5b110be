import { describe, expect, it } from 'vitest'
import { didYouMean, nearest } from './nearest'

describe('nearest', () => {
  it.each([
    ['titel', ['title', 'tags'], 'title'],
    ['desciption', ['title', 'description'], 'description'],
    ['guidse/index', ['guides/index', 'faq'], 'guides/index'],
  ])('a slip of the pen in “%s” finds the name that was meant', (wrong, known, meant) => {
    expect(nearest(wrong, known)).toBe(meant)
  })

  it('letter case makes no difference, and the known spelling is returned', () => {
    expect(nearest('ADMONITOIN', ['CodeBlock', 'Admonition'])).toBe('Admonition')
  })

  it('the beginning of a longer name finds it, however much is missing', () => {
    expect(nearest('post', ['my', 'postgresql'])).toBe('postgresql')
  })

  it('two letters are too few to count as the beginning of a long name', () => {
    expect(nearest('po', ['postgresql'])).toBeUndefined()
  })

  it('a name unlike all others finds nothing', () => {
    expect(nearest('zebra', ['title', 'description'])).toBeUndefined()
  })

  it('finds nothing among nothing', () => {
    expect(nearest('title', [])).toBeUndefined()
  })
})

describe('didYouMean', () => {
  it('asks about the nearest name', () => {
    expect(didYouMean('titel', ['title'])).toBe(' (did you mean “title”?)')
  })

  it('stays silent when no name is near', () => {
    expect(didYouMean('zebra', ['title'])).toBe('')
  })
})
