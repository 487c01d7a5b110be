// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayReload, reloadOnce } from './reload-once'

describe('a page that does not arrive whole', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('may reload by itself', () => {
    expect(mayReload()).toBe(true)
  })
  it('may not reload by itself again', () => {
    sessionStorage.setItem('reloaded', location.pathname)
    expect(mayReload()).toBe(false)
  })
  it('may reload by itself when it was another page the last time', () => {
    sessionStorage.setItem('reloaded', '/docs/faq/')
    expect(mayReload()).toBe(true)
  })

  describe('where storage is blocked', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied }))

    it.each([
      ['navigate', true],
      ['reload', false],
    ])('a document that was loaded by “%s” may reload: %s', (type, expected) => {
      vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
      expect(mayReload()).toBe(expected)
    })

    it('reloads all the same', () => {
      const reload = vi.fn()
      vi.stubGlobal('location', { pathname: '/docs/faq/', reload })
      reloadOnce()
      expect(reload).toHaveBeenCalledOnce()
    })
  })
})
