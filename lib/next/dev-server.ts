import asyncHooks, { type AsyncHook } from 'node:async_hooks'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The part of Next's development server module that `skipStaticParams` replaces. */
interface DevServerModule {
  readonly default: { readonly prototype: { getStaticPaths(): Promise<object> } }
}

/**
 * Makes Next's development server render pages without calling `generateStaticParams`. The server starts a process for
 * each call, which takes longer than rendering, and caches the result, so that it would not find new pages. Pages call
 * `notFound()` for unknown parameters.
 */
export function skipStaticParams(): void {
  const require = createRequire(path.resolve('next.config.ts'))
  const { default: DevServer } = require('next/dist/server/dev/next-dev-server') as DevServerModule
  DevServer.prototype.getStaticPaths = () => Promise.resolve({})
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
