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
