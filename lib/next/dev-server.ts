import { createRequire } from 'node:module'
import path from 'node:path'

/** Next's module of the development server, as far as `skipStaticParams` touches it. */
interface DevServerModule {
  readonly default: { readonly prototype: { getStaticPaths(): Promise<object> } }
}

/**
 * Makes Next's development server render pages without calling `generateStaticParams` first: it starts a process for
 * that on every request, which takes longer than the page, and caches the result, so that a new page would not be
 * found. Pages answer unknown parameters with `notFound()` themselves.
 */
export function skipStaticParams(): void {
  const require = createRequire(path.resolve('next.config.ts'))
  const { default: DevServer } = require('next/dist/server/dev/next-dev-server') as DevServerModule
  DevServer.prototype.getStaticPaths = () => Promise.resolve({})
}
