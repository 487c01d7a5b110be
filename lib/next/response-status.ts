import type { AsyncLocalStorage } from 'node:async_hooks'

/** The response of Next's server to the current request. */
export interface ServerResponse {
  statusCode: number
}

/** The property of the global object with the storage of responses: Next bundles this module a second time. */
export const responsesKey = Symbol.for('site.responses')

/** Sets the status of the response for which a page is rendered, in the development server. */
export function setStatus(status: number): void {
  const responses = Reflect.get(globalThis, responsesKey) as AsyncLocalStorage<ServerResponse> | undefined
  const response = responses?.getStore()
  if (response) response.statusCode = status
}
