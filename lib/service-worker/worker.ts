/*
 * The service worker that makes opened pages available offline. It fetches pages from the network first; if that fails,
 * it answers with the cached page and a notice. `lib/build/outputs/service-worker.ts` bundles this file.
 */
import {
  fallbackPage,
  withTimestamp,
  assetCache,
  cachedAt,
  isOwnCache,
  MAX_ENTRIES,
  withNotice,
  pageCache,
  titleOf,
  type OfflineTexts,
} from './copies'
import type { Visit, WorkerScope, FetchEvent } from './worker-types'

/** The languages with their texts; pages of the first language have no prefix. */
declare const LANGUAGES: readonly { readonly tag: string; readonly home: string; readonly texts: OfflineTexts }[]

const worker = self as unknown as WorkerScope

worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (event) => event.waitUntil(activate()))

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => isOwnCache(name) && ![pageCache, assetCache].includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('message', (event) => event.waitUntil(cacheVisit(event.data)))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.includes('/_next/static/')) event.respondWith(asset(request))
})

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    // a failed preload rejects, but in Firefox it resolves to an error response
    if (response.type === 'error') return copyOf(request.url)
    if (response.ok && isPage(response)) event.waitUntil(addToCache(pageCache, pathOf(request.url), response.clone()))
    return response
  } catch {
    return copyOf(request.url)
  }
}

const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false
const pathOf = (url: string) => new URL(url).pathname.replace(/\/(index\.html)?$/, '/').replace(/([^/])$/, '$1/')

async function copyOf(url: string): Promise<Response> {
  const path = pathOf(url)
  const copy = await caches.match(path)
  const language = LANGUAGES.findLast(({ home }) => path.startsWith(home)) ?? LANGUAGES[0]
  if (!language) return Response.error()
  const { tag, texts } = language
  const html = copy
    ? withNotice(await copy.text(), cachedAt(copy), tag, texts)
    : fallbackPage(tag, texts, await cachedPages())
  return new Response(html, {
    status: copy ? 200 : 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** Returns the paths and titles of the cached pages, the newest first. */
async function cachedPages(): Promise<{ href: string; title: string }[]> {
  const cache = await caches.open(pageCache)
  const keys = (await cache.keys()).filter(({ url }) => url.endsWith('/')).reverse()
  const pages = await Promise.all(
    keys.map(async ({ url }) => ({ href: new URL(url).pathname, copy: await cache.match(url) })),
  )
  return Promise.all(
    pages.map(async ({ href, copy }) => ({ href, title: titleOf((await copy?.text()) ?? '') ?? href })),
  )
}

/** Returns an immutable file from the cache, or else from the network. */
async function asset(request: Request): Promise<Response> {
  return (await cachedCopy(request.url)) ?? (await fromNetwork(request))
}

/** Returns a cached response; undefined if there is none or the caches are not accessible. */
const cachedCopy = (url: string) => caches.match(url).catch(() => undefined)

/** Fetches a file and caches it; returns the response even if caching fails. */
async function fromNetwork(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (await isFile(response.clone())) await addToCache(assetCache, request.url, response.clone()).catch(() => {})
  return response
}

/**
 * Whether a response is a file; false for an error, an empty response, and an HTML page of a host or captive portal,
 * which would stay in the cache for ever.
 */
async function isFile(response: Response): Promise<boolean> {
  return response.ok && !isPage(response) && (await response.text()) !== ''
}

/** Caches a visited page after its files, so that a cached page is always complete. */
async function cacheVisit({ path, assets }: Visit): Promise<void> {
  await Promise.all(assets.map((url) => asset(new Request(url))))
  const parts = await Promise.all(assets.map(cachedCopy))
  if (parts.includes(undefined)) return
  const url = new URL(path, location.href).href
  const response = await fetch(url)
  if (response.ok) await addToCache(pageCache, url, response)
}

async function addToCache(name: typeof pageCache | typeof assetCache, key: string, response: Response): Promise<void> {
  const cache = await caches.open(name)
  // deletes the entry first, so that the newest entry is the last
  await cache.delete(key)
  await cache.put(key, await withTimestamp(response, new Date()))
  const keys = await cache.keys()
  const max = name === pageCache ? MAX_ENTRIES.pages : MAX_ENTRIES.assets
  for (const old of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(old)
}
