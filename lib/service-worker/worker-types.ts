/** The message from an open page to the worker: its path and the URLs of the hashed files that it has loaded. */
export interface Visit {
  readonly path: string
  readonly assets: readonly string[]
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { readonly data: Visit }
}

/**
 * The members of `ServiceWorkerGlobalScope` that the workers use; TypeScript's library `webworker`, which declares all
 * of them, conflicts with `dom`.
 */
export interface WorkerScope {
  addEventListener<Type extends keyof WorkerEvents>(type: Type, act: (event: WorkerEvents[Type]) => void): void
  skipWaiting(): Promise<void>
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
}
