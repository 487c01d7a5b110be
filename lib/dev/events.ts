import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MdxSource } from '../mdx/body'
import { bodyPath } from '../site-data/dev-body'
import type { ContentState } from './state'

/** The interval of comments to open pages, in milliseconds: Next's proxy ends a response that is silent for 30 s. */
const COMMENT_INTERVAL = 15_000

/** A comment of the event stream, which pages ignore. */
const comment = ':\n\n'

/**
 * A server that sends the content's state to all open pages as server-sent events, and responds to requests for
 * compiled bodies.
 */
export interface EventServer {
  readonly port: number
  /** Sends a state to all open pages, and to each page that connects later. */
  send(state: ContentState): void
  /** Returns the distinct public paths of the open pages. */
  openPages(): string[]
  /** Calls the listener when a page is rendered whose body has an error. */
  onInvalidBody(listener: (source: MdxSource) => void): void
}

/** Starts the event server on a free local port; Next proxies `eventsPath` to it. */
export async function startEventServer(): Promise<EventServer> {
  const pages = new Map<ServerResponse, string>()
  let last: string | undefined
  let reject: (source: MdxSource) => void = () => {}
  const server = createServer((request, response) => {
    if (request.url === bodyPath) {
      // loaded on demand, because the start of Next waits for this module
      void import('./body-answer').then(({ respondWithBody }) =>
        respondWithBody(request, response, (source) => reject(source)),
      )
      return
    }
    const page = new URL(request.url ?? '/', 'http://localhost').searchParams.get('page') ?? '/'
    // without `no-transform`, Next would compress and therefore buffer the stream
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
    response.write(last ?? comment)
    pages.set(response, page)
    response.on('close', () => pages.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const send = (event: string) => {
    for (const response of pages.keys()) response.write(event)
  }
  setInterval(() => send(comment), COMMENT_INTERVAL).unref()
  return {
    port: (server.address() as AddressInfo).port,
    send: (state) => {
      last = `data: ${JSON.stringify(state)}\n\n`
      send(last)
    },
    openPages: () => [...new Set(pages.values())],
    onInvalidBody: (listener) => {
      reject = listener
    },
  }
}
