import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Makes Next's development server render pages without asking `generateStaticParams` for all others first: it starts a
 * process for that on every request, which takes longer than the page, and remembers the answer, so that a new page would
 * not be found. Pages answer unknown parameters with `notFound()` by themselves.
 */
export function skipStaticParams() {
  const { default: DevServer } = require('next/dist/server/dev/next-dev-server')
  DevServer.prototype.getStaticPaths = () => Promise.resolve({})
}
