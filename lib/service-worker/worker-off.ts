/*
 * Stands in the place of the worker where offline reading is switched off: it deletes the copies and takes itself away
 * from browsers that had the other one.
 */
import { isOwnCache } from './copies'
import type { WorkerScope } from './worker-types'

const worker = self as unknown as WorkerScope

worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOwnCache).map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
