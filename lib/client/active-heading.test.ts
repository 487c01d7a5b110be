import { describe, expect, it } from 'vitest'
import { activeHeading } from './active-heading'

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index + 1}`, top, bottom: top + 30 }))

describe('activeHeading', () => {
  it('activeHeading returns the first heading in the window if it is in the upper half', () => {
    expect(activeHeading(at(-500, 100, 700), 800)).toMatchObject({ id: 'h2' })
  })
  it('activeHeading returns the previous heading if the next one is in the lower half', () => {
    expect(activeHeading(at(-500, 500, 900), 800)).toMatchObject({ id: 'h1' })
  })
  it('activeHeading returns the previous heading if the next one is only partly in the upper half', () => {
    expect(activeHeading(at(-500, 390), 800)).toMatchObject({ id: 'h1' })
  })
  it('activeHeading returns undefined above the first heading', () => {
    expect(activeHeading(at(600, 900), 800)).toBeUndefined()
  })
  it('activeHeading returns the last heading below all headings', () => {
    expect(activeHeading(at(-900, -500), 800)).toMatchObject({ id: 'h2' })
  })
  it('activeHeading returns undefined on a page without headings', () => {
    expect(activeHeading([], 800)).toBeUndefined()
  })
})
