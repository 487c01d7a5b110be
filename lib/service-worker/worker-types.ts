/** A page that the reader is on, as it tells the worker: its path, and the hashed files that it has. */
export interface Visit {
  readonly path: string
  readonly assets: readonly string[]
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchEvent
  message: LastingEvent & { readonly data: Visit }
}

/** What this site's workers use of a `ServiceWorkerGlobalScope`; its library cannot be loaded beside the browser's. */
export interface WorkerScope {
  addEventListener<Type extends keyof WorkerEvents>(type: Type, act: (event: WorkerEvents[Type]) => void): void
  skipWaiting(): Promise<void>
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
}
