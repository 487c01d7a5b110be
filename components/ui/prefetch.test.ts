// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/** What is fetched ahead on a page just opened, when the reader means these links one after the other. */
async function fetchedFor(links: readonly string[], connection?: Connection): Promise<string[]> {
  vi.resetModules()
  vi.stubGlobal('navigator', { connection })
  const { prefetchOnce } = await import('./prefetch')
  const fetched: string[] = []
  links.forEach((href) => prefetchOnce(href, (path) => fetched.push(path)))
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('prefetchOnce', () => {
  it('fetches every path once, whatever its query and hash', async () => {
    expect(await fetchedFor(['/a/', '/b/', '/a/', '/a/#part', '/b/?q=1'])).toEqual(['/a/', '/b/'])
  })

  it('an anchor of this page needs nothing', async () => {
    expect(await fetchedFor(['#part', '?q=1', ''])).toEqual([])
  })

  it.each(['2g', 'slow-2g'])('does not fetch on a %s connection', async (effectiveType) => {
    expect(await fetchedFor(['/a/'], { effectiveType })).toEqual([])
  })

  it('does not fetch when the reader saves data', async () => {
    expect(await fetchedFor(['/a/'], { effectiveType: '4g', saveData: true })).toEqual([])
  })

  it('fetches on a good connection', async () => {
    expect(await fetchedFor(['/a/'], { effectiveType: '4g', saveData: false })).toEqual(['/a/'])
  })

  it('what was not fetched on a bad connection is fetched when it gets better', async () => {
    const connection: Connection = { effectiveType: '2g' }
    vi.stubGlobal('navigator', { connection })
    vi.resetModules()
    const { prefetchOnce } = await import('./prefetch')
    const prefetch = vi.fn()
    prefetchOnce('/a/', prefetch)
    connection.effectiveType = '4g'
    prefetchOnce('/a/', prefetch)
    expect(prefetch.mock.calls).toEqual([['/a/']])
  })
})
