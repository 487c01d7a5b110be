/** Types for Node's requests and responses, because `@types/compression` supports Express only. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** Compresses the response if its type is compressible and the client accepts it, then calls `next`. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
