/*
 * Makes pages that a reader has opened available offline. Pages are fetched from the network if possible; a cached page
 * shows a notice. `lib/build/outputs/service-worker.ts` bundles this file.
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

/** The languages with their texts; the pages of the first one have no prefix. */
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
  else if (isOwnData(request)) event.respondWith(ownData(request))
})

/**
 * Whether a request is that of a page for its own data, on hydration. Requests of the router for other pages fail
 * offline, after which it loads the document.
 */
function isOwnData({ url, referrer }: Request): boolean {
  return referrer !== '' && new URL('index.txt', referrer).href === url
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
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

/** Returns the cached pages, the newest first. */
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

/** Answers requests for immutable files. */
async function asset(request: Request): Promise<Response> {
  return (await cachedCopy(request.url)) ?? (await fromNetwork(assetCache, request))
}

async function ownData(request: Request): Promise<Response> {
  try {
    return await fromNetwork(pageCache, request)
  } catch (error) {
    const copy = await cachedCopy(request.url)
    if (!copy) throw error
    return copy
  }
}

/** Returns a cached response; undefined also if the caches are not accessible. */
const cachedCopy = (url: string) => caches.match(url).catch(() => undefined)

/** Fetches a file and caches it; a full cache does not affect the response. */
async function fromNetwork(name: typeof pageCache | typeof assetCache, request: Request): Promise<Response> {
  const response = await fetch(request)
  if (await isFile(response.clone())) await addToCache(name, request.url, response.clone()).catch(() => {})
  return response
}

/**
 * Whether a response is a file: neither empty nor an HTML page of a host or captive portal, which would be cached for
 * ever.
 */
async function isFile(response: Response): Promise<boolean> {
  return response.ok && !isPage(response) && (await response.text()) !== ''
}

/** Caches a visited page and its files; the page is the last, so that a cached page is always complete. */
async function cacheVisit({ path, assets }: Visit): Promise<void> {
  await Promise.all(assets.map((url) => asset(new Request(url))))
  const parts = await Promise.all(assets.map(cachedCopy))
  if (parts.includes(undefined)) return
  for (const file of [`${path}index.txt`, path]) {
    const url = new URL(file, location.href).href
    const response = await fetch(url)
    if (response.ok) await addToCache(pageCache, url, response)
  }
}

async function addToCache(name: typeof pageCache | typeof assetCache, key: string, response: Response): Promise<void> {
  const cache = await caches.open(name)
  // deletes the entry first, so that the newest one is the last
  await cache.delete(key)
  await cache.put(key, await withTimestamp(response, new Date()))
  const keys = await cache.keys()
  const most = name === pageCache ? MAX_ENTRIES.pages : MAX_ENTRIES.assets
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old)
}
