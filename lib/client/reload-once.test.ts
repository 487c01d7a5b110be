// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayReload, reloadOnce } from './reload-once'

describe('a page that loads incompletely', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('a page that loads incompletely may reload automatically', () => {
    expect(mayReload()).toBe(true)
  })
  it('a page that loads incompletely may not reload automatically a second time', () => {
    sessionStorage.setItem('reloaded', location.pathname)
    expect(mayReload()).toBe(false)
  })
  it('a page that loads incompletely may reload automatically if another page was reloaded last', () => {
    sessionStorage.setItem('reloaded', '/docs/faq/')
    expect(mayReload()).toBe(true)
  })

  describe('blocked storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied }))

    it.each([
      ['navigate', true],
      ['reload', false],
    ])('if storage is blocked, a document that was loaded by “%s” may reload: %s', (type, expected) => {
      vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
      expect(mayReload()).toBe(expected)
    })

    it('a page that loads incompletely reloads even if storage is blocked', () => {
      const reload = vi.fn()
      vi.stubGlobal('location', { pathname: '/docs/faq/', reload })
      reloadOnce()
      expect(reload).toHaveBeenCalledOnce()
    })
  })
})
