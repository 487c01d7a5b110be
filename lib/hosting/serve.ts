import compression from 'compression'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import serveStatic from 'serve-static'
import { hashedFile, headersOf, securityHeaders } from './headers'

export interface RunningServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves a folder as a CDN does: directory indexes, redirects to the trailing slash, `404.html` with status 404, HEAD,
 * compressed text files. Reads files on every request, so a new build is served immediately. Port 0 selects a free
 * port. Rejects if the port is in use.
 */
export function serveFolder(folder: string, port: number): Promise<RunningServer> {
  const compressed = compression()
  const answer = answerFrom(folder)
  return listen((request, response) => compressed(request, response, () => answer(request, response)), port)
}

/** Returns a listener that answers requests with the uncompressed files of a folder. */
export function answerFrom(folder: string): RequestListener {
  const files = serveStatic(folder, {
    setHeaders: (response, file) => {
      const urlPath = file.split(path.sep).join('/')
      const isHashed = hashedFile.test(urlPath)
      for (const [name, value] of Object.entries(headersOf(urlPath))) response.setHeader(name, value)
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return (request, response) => {
    // a redirect to a path that begins with two slashes or a backslash would lead to another host
    request.url = request.url?.replace(/^[/\\]+/, '/')
    files(request, response, () => {
      response.writeHead(404, { ...securityHeaders, 'Content-Type': 'text/html; charset=utf-8' })
      const page = path.join(folder, '404.html')
      response.end(request.method === 'HEAD' || !existsSync(page) ? '' : readFileSync(page))
    })
  }
}

/** Starts a server that answers by a listener. Port 0 selects a free port. Rejects if the port is in use. */
export async function listen(answer: RequestListener, port: number): Promise<RunningServer> {
  const server = createServer(answer)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
