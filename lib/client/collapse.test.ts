import { describe, expect, it } from 'vitest'
import { collapseDuration } from './collapse'

describe('collapseDuration', () => {
  it.each([
    [0, 40],
    [36, 192],
    [100, 239],
    [360, 327],
    [1000, 440],
    [2000, 561],
  ])('collapseDuration for %d px of content is %d ms', (height, milliseconds) => {
    expect(collapseDuration(height)).toBe(milliseconds)
  })
})
