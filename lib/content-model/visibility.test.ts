import { afterEach, describe, expect, it, vi } from 'vitest'
import { isListed, isPublished } from './visibility'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('isPublished', () => {
  it('isPublished returns false only for a draft', () => {
    expect([isPublished({ draft: true }), isPublished({ draft: false })]).toEqual([false, true])
  })

  it('isPublished returns true for a draft in development', () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(isPublished({ draft: true })).toBe(true)
  })

  it('isPublished returns true for a draft in a preview', async () => {
    vi.stubEnv('SITE_DRAFTS', 'on')
    vi.resetModules()
    const preview = await import('./visibility')
    vi.resetModules()
    expect([preview.isPublished({ draft: true }), preview.isListed({ unlisted: true })]).toEqual([true, false])
  })
})

describe('isListed', () => {
  it('isListed returns false only for an unlisted page', () => {
    expect([isListed({ unlisted: true }), isListed({ unlisted: false })]).toEqual([false, true])
  })

  it('isListed returns true for an unlisted page in development', () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(isListed({ unlisted: true })).toBe(true)
  })
})
