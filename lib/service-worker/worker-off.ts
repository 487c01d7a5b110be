/*
 * The service worker that is published if offline reading is off: in browsers that installed the caching service
 * worker, it deletes the caches and unregisters itself.
 */
import { isOwnCache } from './copies'
import type { WorkerScope } from './worker-types'

const worker = self as unknown as WorkerScope

worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (event) => event.waitUntil(unregister()))

async function unregister(): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOwnCache).map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
