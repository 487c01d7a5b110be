/** The package's own types are written for Express; it needs no more than what Node gives it. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** Compresses what answers a request, where its type is worth it and the browser can read it; then calls `next`. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
