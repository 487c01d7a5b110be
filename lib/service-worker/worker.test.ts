import { afterEach, expect, it, vi } from 'vitest'
import type { FetchEvent } from './worker-types'

const texts = { copy: 'Offline copy from {date}', reload: '', title: '', text: '', none: '', again: '' }

afterEach(() => vi.unstubAllGlobals())

it('an offline page is the cached one if the preload of a navigation resolves to an error response, as in Firefox', async () => {
  const listeners: Record<string, (event: Partial<FetchEvent>) => void> = {}
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
  })
  vi.stubGlobal('location', new URL('https://example.com/docs/sw.js'))
  vi.stubGlobal('LANGUAGES', [{ tag: 'en-GB', home: '/docs/', texts }])
  vi.stubGlobal('caches', {
    match: (path: string) => Promise.resolve(new Response(`<body>The cached page of ${path}`)),
  })
  await import('./worker')
  const request = { method: 'GET', mode: 'navigate', url: 'https://example.com/docs/faq/' } as Request
  const response = await new Promise<Response>((respondWith) =>
    listeners.fetch?.({ request, preloadResponse: Promise.resolve(Response.error()), respondWith }),
  )
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringMatching(/Offline copy from .*The cached page of \/docs\/faq\/$/),
  ])
})
