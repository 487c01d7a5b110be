/** The `Referrer-Policy`, which both the pages and the host set. */
export const referrerPolicy = 'strict-origin-when-cross-origin'

/**
 * The headers that a host sends with every file. The script policy is in each page, because it contains the hashes of
 * the page's inline scripts; `frame-ancestors` is only valid in a header.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': referrerPolicy,
  'X-Content-Type-Options': 'nosniff',
} as const

/**
 * The Content-Security-Policy of the workers that run the database and PostgreSQL's grammar. A worker from a file has
 * its own policy, and only this policy allows WebAssembly, so the policies of pages need no exception.
 */
export const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** Matches the URL paths of immutable files, which contain a hash: the framework's, search shards, database, images. */
export const hashedFile = /\/_next\/static\/|\/_(?:search\/[^/]+|sql)\/[0-9a-f]{12}\/|\/media\/[^/]+\.[0-9a-f]{8}\.\w+$/

/** Matches the URL paths of the workers' scripts, which are served with `workerPolicy`. */
export const workerFile = /\/_sql\/[0-9a-f]+\/(?:worker|review|advisor|run)\.js$/

/** Returns the response headers of a file, by its URL path. */
export function headersOf(urlPath: string): Readonly<Record<string, string>> {
  return workerFile.test(urlPath) ? { ...securityHeaders, 'Content-Security-Policy': workerPolicy } : securityHeaders
}
