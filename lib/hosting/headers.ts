/** How much of a page's address the sites it links to are told; a page says so itself, and so does its host. */
export const referrerPolicy = 'strict-origin-when-cross-origin'

/**
 * Headers that a host sends with every file. Which scripts a page runs is said in the page, where it can be exact; who
 * may frame it can only be said by the host.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': referrerPolicy,
  'X-Content-Type-Options': 'nosniff',
} as const

/**
 * The policy of the worker that runs a database for “Run it here”: a worker from a file has its own, and WebAssembly is
 * compiled there and nowhere else. No page may, so a reader who navigates to such a page by the router needs no other
 * policy than that of the page that was opened.
 */
export const workerPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** Files that never change under their name: the framework's, a search index's shards, the database's, pictures'. */
export const hashedFile = /\/_next\/static\/|\/_(?:search\/[^/]+|sql)\/[0-9a-f]{12}\/|\/media\/[^/]+\.[0-9a-f]{8}\.\w+$/

/** Files that `workerPolicy` is for, by their address below the CDN's root. */
export const workerFile = /\/_sql\/[0-9a-f]+\/worker\.js$/

/** The headers of a file, by its address. */
export function headersOf(address: string): Readonly<Record<string, string>> {
  return workerFile.test(address) ? { ...securityHeaders, 'Content-Security-Policy': workerPolicy } : securityHeaders
}
