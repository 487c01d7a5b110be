import { afterEach, describe, expect, it, vi } from 'vitest'
import { isListed, isPublished } from './visibility'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('isPublished', () => {
  it('a draft is not, and everything else is', () => {
    expect([isPublished({ draft: true }), isPublished({ draft: false })]).toEqual([false, true])
  })

  it('in development a draft is', () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(isPublished({ draft: true })).toBe(true)
  })
})

describe('isListed', () => {
  it('an unlisted page is not, and everything else is', () => {
    expect([isListed({ unlisted: true }), isListed({ unlisted: false })]).toEqual([false, true])
  })

  it('in development an unlisted page is', () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(isListed({ unlisted: true })).toBe(true)
  })
})
