import { createServer, type Server } from 'node:http'
import handler from 'serve-handler'

export interface RunningServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves a folder like a CDN: directory index, one slash form, `404.html` with status 404, HEAD, `.txt` as text.
 * Port 0 takes any free one. Rejects when the port is taken.
 */
export async function serveFolder(folder: string, port: number): Promise<RunningServer> {
  const server: Server = createServer((request, response) => {
    void handler(request, response, {
      public: folder,
      cleanUrls: false,
      trailingSlash: true,
      directoryListing: false,
      etag: true,
      headers: [
        { source: '**/*.txt', headers: [{ key: 'Content-Type', value: 'text/plain; charset=utf-8' }] },
        { source: '**/_next/static/**', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
      ],
    })
  })
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
