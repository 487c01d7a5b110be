/** The referrer policy, which both the pages and the host set. */
export const referrerPolicy = 'strict-origin-when-cross-origin'

/**
 * Headers that a host sends with every file. The policy for scripts is in each page, which has the hashes of its inline
 * scripts; `frame-ancestors` is only valid in a header.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': referrerPolicy,
  'X-Content-Type-Options': 'nosniff',
} as const

/**
 * The policy of the worker that runs the database of “Run it here”. A worker from a file has its own policy; only this
 * one allows compiling WebAssembly, so that pages need no special policy, also after client navigations.
 */
export const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** Immutable files with a hash in their path: the framework's, search shards, the database's, images. */
export const hashedFile = /\/_next\/static\/|\/_(?:search\/[^/]+|sql)\/[0-9a-f]{12}\/|\/media\/[^/]+\.[0-9a-f]{8}\.\w+$/

/** Files that are served with `workerPolicy`, by their URL path. */
export const workerFile = /\/_sql\/[0-9a-f]+\/worker\.js$/

/** Returns the headers of a file by its URL path. */
export function headersOf(urlPath: string): Readonly<Record<string, string>> {
  return workerFile.test(urlPath) ? { ...securityHeaders, 'Content-Security-Policy': workerPolicy } : securityHeaders
}
