/*
 * Lets pages that a reader has opened be read offline. Pages come from the network as long as there is one; a copy
 * says that it is one. `lib/build/outputs/service-worker.ts` writes this file beside the pages.
 */
import {
  absentPage,
  asCopy,
  assetCache,
  copiedAt,
  isOwnCache,
  KEPT,
  markedPage,
  pageCache,
  titleOf,
  type OfflineTexts,
} from './copies'
import type { Visit, WorkerScope, FetchEvent } from './worker-types'

/** The languages' texts, by their tags; the first one's pages have no prefix. */
declare const LANGUAGES: readonly { readonly tag: string; readonly home: string; readonly texts: OfflineTexts }[]

const worker = self as unknown as WorkerScope

worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => isOwnCache(name) && ![pageCache, assetCache].includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

worker.addEventListener('message', (event) => event.waitUntil(keepVisit(event.data)))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.includes('/_next/static/')) event.respondWith(asset(request))
  else if (isOwnData(request)) event.respondWith(ownData(request))
})

/**
 * A page asks for its own data when React comes; the router's requests for other pages fail offline, and load them
 * whole.
 */
function isOwnData({ url, referrer }: Request): boolean {
  return referrer !== '' && new URL('index.txt', referrer).href === url
}

async function page(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    if (response.ok && isPage(response)) event.waitUntil(keep(pageCache, pathOf(request.url), response.clone()))
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
    ? markedPage(await copy.text(), copiedAt(copy), tag, texts)
    : absentPage(tag, texts, await keptPages())
  return new Response(html, {
    status: copy ? 200 : 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** The pages of which there is a copy, the newest first. */
async function keptPages(): Promise<{ href: string; title: string }[]> {
  const cache = await caches.open(pageCache)
  const keys = (await cache.keys()).filter(({ url }) => url.endsWith('/')).reverse()
  const pages = await Promise.all(
    keys.map(async ({ url }) => ({ href: new URL(url).pathname, copy: await cache.match(url) })),
  )
  return Promise.all(
    pages.map(async ({ href, copy }) => ({ href, title: titleOf((await copy?.text()) ?? '') ?? href })),
  )
}

/** Files that never change under their name. */
async function asset(request: Request): Promise<Response> {
  return (await keptCopy(request.url)) ?? (await fromNetwork(assetCache, request))
}

async function ownData(request: Request): Promise<Response> {
  try {
    return await fromNetwork(pageCache, request)
  } catch (error) {
    const copy = await keptCopy(request.url)
    if (!copy) throw error
    return copy
  }
}

/** Where the copies themselves cannot be had, there is none. */
const keptCopy = (url: string) => caches.match(url).catch(() => undefined)

/** A file as the network has it, kept where there is room: the reader who asked has it in any case. */
async function fromNetwork(name: typeof pageCache | typeof assetCache, request: Request): Promise<Response> {
  const response = await fetch(request)
  if (await isFile(response.clone())) await keep(name, request.url, response.clone()).catch(() => {})
  return response
}

/** An empty answer is none, and a page is some host's or network's own word: an asset would be kept for ever. */
async function isFile(response: Response): Promise<boolean> {
  return response.ok && !isPage(response) && (await response.text()) !== ''
}

/** Keeps a page that the reader is on, and what it is made of; the page last, so that no copy lacks a part. */
async function keepVisit({ path, assets }: Visit): Promise<void> {
  await Promise.all(assets.map((url) => asset(new Request(url))))
  const parts = await Promise.all(assets.map(keptCopy))
  if (parts.includes(undefined)) return
  for (const file of [`${path}index.txt`, path]) {
    const url = new URL(file, location.href).href
    const response = await fetch(url)
    if (response.ok) await keep(pageCache, url, response)
  }
}

async function keep(name: typeof pageCache | typeof assetCache, key: string, response: Response): Promise<void> {
  const cache = await caches.open(name)
  // the newest stands last
  await cache.delete(key)
  await cache.put(key, await asCopy(response, new Date()))
  const keys = await cache.keys()
  const most = name === pageCache ? KEPT.pages : KEPT.assets
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old)
}
