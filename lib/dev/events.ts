import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bodyPath } from '../site-data/dev-body'
import type { ContentState } from './state'

/** Sends the content's state to every open page, as server-sent events; answers requests for compiled bodies too. */
export interface EventServer {
  readonly port: number
  /** Sends a state now, and to each page that connects later. */
  send(state: ContentState): void
  /** Public paths of the open pages, each once. */
  openPages(): string[]
}

/** Starts the event server on a free port of this machine; Next forwards `eventsPath` to it. */
export async function startEventServer(): Promise<EventServer> {
  const pages = new Map<ServerResponse, string>()
  let last: string | undefined
  const server = createServer((request, response) => {
    if (request.url === bodyPath) {
      // loaded at the first request: Next must not wait for it to start
      void import('./body-answer').then(({ respondWithBody }) => respondWithBody(request, response))
      return
    }
    const page = new URL(request.url ?? '/', 'http://localhost').searchParams.get('page') ?? '/'
    // without `no-transform` Next would compress, and so buffer, the stream
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
    response.write(last ?? ':\n\n')
    pages.set(response, page)
    response.on('close', () => pages.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    send: (state) => {
      last = `data: ${JSON.stringify(state)}\n\n`
      for (const response of pages.keys()) response.write(last)
    },
    openPages: () => [...new Set(pages.values())],
  }
}
