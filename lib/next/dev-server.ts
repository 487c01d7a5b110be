import asyncHooks, { AsyncLocalStorage, type AsyncHook } from 'node:async_hooks'
import { createRequire } from 'node:module'
import path from 'node:path'
import { responsesKey, type ServerResponse } from './response-status'

/** The methods of Next's development server that are replaced. */
interface DevServer {
  getStaticPaths(): Promise<object>
  handleRequest(request: object, response: ServerResponse, url?: object): Promise<void>
}

function devServer(): DevServer {
  const require = createRequire(path.resolve('next.config.ts'))
  return (require('next/dist/server/dev/next-dev-server') as { default: { prototype: DevServer } }).default.prototype
}

/**
 * Makes Next's development server render pages without calling `generateStaticParams`. The server starts a process for
 * each call, which takes longer than rendering, and caches the result, so that it would not find new pages. Pages
 * render `missingPage()` for unknown parameters.
 */
export function skipStaticParams(): void {
  devServer().getStaticPaths = () => Promise.resolve({})
}

/** Lets pages set the status of their response by `setStatus`. */
export function storeResponses(): void {
  const server = devServer()
  const { handleRequest } = server
  const responses = new AsyncLocalStorage<ServerResponse>()
  server.handleRequest = function (this: DevServer, request, response, url) {
    return responses.run(response, () => handleRequest.call(this, request, response, url))
  }
  Reflect.set(globalThis, responsesKey, responses)
}

/**
 * Prevents React's development server from recording every promise of the process by an async hook, which took a fifth
 * of the time from a save to the changed page. Its developer tools no longer show what a component has waited for. Call
 * it before Next loads the renderer.
 */
export function skipPromiseTracking(): void {
  const noHook: AsyncHook = { enable: () => noHook, disable: () => noHook }
  asyncHooks.createHook = () => noHook
}
