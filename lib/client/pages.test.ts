// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const html = '<!DOCTYPE html><html><body>Page</body></html>\n'
const page = (body = html, facts: ResponseInit & { type?: string } = {}) =>
  new Response(body, { headers: { 'content-type': facts.type ?? 'text/html; charset=utf-8' }, ...facts })

const fetching = vi.fn<(path: string, options?: RequestInit) => Promise<Response>>()
const asked = () => fetching.mock.calls.map(([path]) => path)

/** Imports the module as in a document that was just loaded. */
async function load() {
  vi.resetModules()
  return import('./pages')
}

beforeEach(() => {
  fetching.mockReset().mockImplementation(async () => page())
  vi.stubGlobal('fetch', fetching)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('fetchPage', () => {
  it('fetchPage fetches a page once within five minutes', async () => {
    const { fetchPage } = await load()
    expect(await Promise.all([fetchPage('/docs/a/'), fetchPage('/docs/a/')])).toEqual([html, html])
    vi.advanceTimersByTime(300_000)
    await fetchPage('/docs/a/')
    expect(asked()).toEqual(['/docs/a/', '/docs/a/'])
  })

  it.each([
    ['an error', () => page(html, { status: 404 })],
    ['another file', () => page(html, { type: 'text/plain' })],
    ['a truncated page', () => page('<!DOCTYPE html><html><body>Pa')],
    ['a redirect', () => Object.defineProperty(page(), 'redirected', { value: true })],
  ])('fetchPage rejects for %s, and fetches the page again on the next call', async (_, response) => {
    const { fetchPage } = await load()
    fetching.mockImplementationOnce(async () => response())
    await expect(fetchPage('/docs/a/')).rejects.toThrow('/docs/a/ is not a page')
    await expect(fetchPage('/docs/a/')).resolves.toBe(html)
  })

  it('fetchPage keeps the last thirty pages', async () => {
    const { fetchPage } = await load()
    for (let number = 0; number <= 30; number++) await fetchPage(`/docs/${number}/`)
    await fetchPage('/docs/30/')
    expect(fetching).toHaveBeenCalledTimes(31)
    await fetchPage('/docs/0/')
    expect(fetching).toHaveBeenCalledTimes(32)
  })
})

describe('prefetchPage', () => {
  it('prefetchPage fetches a page with a low priority, for the next call of fetchPage', async () => {
    const { fetchPage, prefetchPage } = await load()
    prefetchPage('/docs/a/')
    expect(fetching.mock.calls).toEqual([['/docs/a/', { priority: 'low' }]])
    await fetchPage('/docs/a/')
    expect(asked()).toEqual(['/docs/a/'])
  })

  it('prefetchPage does not fetch the page that is shown', async () => {
    const { prefetchPage } = await load()
    prefetchPage(location.pathname)
    expect(asked()).toEqual([])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'prefetchPage fetches nothing on a connection with %j',
    async (connection) => {
      vi.stubGlobal('navigator', { ...navigator, connection })
      const { prefetchPage } = await load()
      prefetchPage('/docs/a/')
      expect(asked()).toEqual([])
    },
  )
})
