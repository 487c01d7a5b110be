import { describe, expect, it } from 'vitest'
import { activeHeading } from './active-heading'

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index + 1}`, top, bottom: top + 30 }))

describe('the heading a reader is at', () => {
  it('is the first one in the window while it lies in the upper half of the window', () => {
    expect(activeHeading(at(-500, 100, 700), 800)).toMatchObject({ id: 'h2' })
  })
  it('is the one before it when the next has not come up that far', () => {
    expect(activeHeading(at(-500, 500, 900), 800)).toMatchObject({ id: 'h1' })
  })
  it('is the one before it when the next is only half in the upper half', () => {
    expect(activeHeading(at(-500, 390), 800)).toMatchObject({ id: 'h1' })
  })
  it('is none before the first heading comes up', () => {
    expect(activeHeading(at(600, 900), 800)).toBeUndefined()
  })
  it('is the last one below all headings', () => {
    expect(activeHeading(at(-900, -500), 800)).toMatchObject({ id: 'h2' })
  })
  it('is none on a page without headings', () => {
    expect(activeHeading([], 800)).toBeUndefined()
  })
})
