// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

const data = '2:I[1,["/docs/_next/static/chunks/a.js"],"default"]\n0:{"b":"1"}'
let asked: string[]
let answer: () => Promise<Response>

/** Opens a page that has prefetched nothing. */
async function fresh(connection?: Connection): Promise<(path: string) => void> {
  vi.resetModules()
  vi.stubGlobal('navigator', { connection })
  return (await import('./prefetch')).prefetchPage
}

beforeEach(() => {
  asked = []
  answer = async () => new Response(data)
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(String(url))
    return answer()
  })
  document.head.innerHTML = ''
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('prefetchPage', () => {
  it('prefetchPage fetches the data of every page once', async () => {
    const prefetch = await fresh()
    for (const path of ['/docs/a/', '/docs/b/', '/docs/a/']) prefetch(path)
    expect(asked).toEqual(['/docs/a/index.txt', '/docs/b/index.txt'])
  })

  it('prefetchPage does not fetch the current page or a file', async () => {
    const prefetch = await fresh()
    for (const path of [location.pathname, '/docs/openapi.yaml']) prefetch(path)
    expect(asked).toEqual([])
  })

  it.each([
    ['a 2g connection', { effectiveType: '2g' }],
    ['a slow-2g connection', { effectiveType: 'slow-2g' }],
    ['a reader who saves data', { effectiveType: '4g', saveData: true }],
  ])('prefetchPage fetches nothing for %s', async (_, connection) => {
    ;(await fresh(connection))('/docs/a/')
    expect(asked).toEqual([])
  })

  it('prefetchPage fetches nothing on a slow connection, and fetches once it is better', async () => {
    const connection: Connection = { effectiveType: '2g' }
    const prefetch = await fresh(connection)
    prefetch('/docs/a/')
    connection.effectiveType = '4g'
    prefetch('/docs/a/')
    expect(asked).toEqual(['/docs/a/index.txt'])
  })

  it('prefetchPage answers the router’s first request for the same data, and lets later requests through', async () => {
    ;(await fresh())('/docs/a/')
    const early = await fetch('/docs/a/index.txt?_rsc=1')
    expect(await early.text()).toBe(data)
    expect(asked).toEqual(['/docs/a/index.txt'])
    await fetch('/docs/a/index.txt?_rsc=1')
    expect(asked).toEqual(['/docs/a/index.txt', '/docs/a/index.txt?_rsc=1'])
  })

  it('prefetchPage does not affect other requests', async () => {
    ;(await fresh())('/docs/a/')
    await fetch('/docs/b/index.txt')
    await fetch(new Request('http://localhost/docs/c/index.txt'))
    expect(asked.slice(1)).toEqual(['/docs/b/index.txt', '[object Request]'])
  })

  it('prefetchPage lets the router fetch data whose prefetch failed, and fetches it again on the next intent', async () => {
    const prefetch = await fresh()
    answer = () => Promise.reject(new TypeError('offline'))
    prefetch('/docs/a/')
    answer = async () => new Response('later')
    expect(await (await fetch('/docs/a/index.txt?_rsc=1')).text()).toBe('later')
    prefetch('/docs/a/')
    expect(asked).toEqual(['/docs/a/index.txt', '/docs/a/index.txt?_rsc=1', '/docs/a/index.txt'])
  })

  it('prefetchPage does not answer with data that is older than five minutes', async () => {
    vi.useFakeTimers()
    ;(await fresh())('/docs/a/')
    vi.advanceTimersByTime(300_001)
    await fetch('/docs/a/index.txt?_rsc=1')
    expect(asked).toEqual(['/docs/a/index.txt', '/docs/a/index.txt?_rsc=1'])
  })

  it('prefetchPage fetches the missing scripts of a page of another template', async () => {
    document.head.innerHTML = '<script src="/docs/_next/static/chunks/b.js"></script>'
    answer = async () =>
      new Response(
        '1:I[1,["/docs/_next/static/chunks/a.js","/docs/_next/static/chunks/b.js"]]\n2:I[2,["/docs/_next/static/chunks/a.js"]]',
      )
    ;(await fresh())('/docs/a/')
    await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(1))
    const link = document.querySelector('link')
    expect([link?.rel, link?.getAttribute('href')]).toEqual(['prefetch', '/docs/_next/static/chunks/a.js'])
  })

  it('prefetchPage does not fetch a script that the page has loaded in a merged file', async () => {
    document.head.innerHTML =
      '<script data-parts="/docs/_next/static/chunks/a.js /docs/_next/static/chunks/c.js"></script>'
    answer = async () => new Response('1:I[1,["/docs/_next/static/chunks/a.js","/docs/_next/static/chunks/b.js"]]')
    ;(await fresh())('/docs/a/')
    await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(1))
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/docs/_next/static/chunks/b.js')
  })
})
