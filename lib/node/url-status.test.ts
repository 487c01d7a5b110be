import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it as test, type TestContext } from 'vitest'
import { createRequester } from './url-status'

// side by side, because they wait for repeated requests
const it = test.concurrent

/** Starts a server for a test; returns the status of a path of it, and the requests that it got. */
async function start({ onTestFinished }: TestContext, answer: RequestListener) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { statusOf, close } = createRequester()
  onTestFinished(async () => {
    await close()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { requests, statusOf: (path: string) => statusOf(`http://127.0.0.1:${port}${path}`) }
}

it('the status of a URL is that of the page to which it redirects, and its body is not requested', async (context) => {
  const { requests, statusOf } = await start(context, (request, response) => {
    if (request.url === '/old') response.writeHead(301, { location: '/new' })
    response.end()
  })
  expect(await statusOf('/old')).toEqual({ status: 200 })
  expect(requests).toEqual(['HEAD /old', 'HEAD /new'])
})

it('a URL is requested with GET if its server refuses HEAD', async (context) => {
  const { statusOf } = await start(context, (request, response) => {
    response.writeHead(request.method === 'GET' ? 200 : 405).end()
  })
  expect(await statusOf('/')).toEqual({ status: 200 })
})

it('the status of a missing page is that of the response', async (context) => {
  const { statusOf } = await start(context, (_, response) => response.writeHead(404).end())
  expect(await statusOf('/')).toEqual({ status: 404 })
})

it('a request to a busy server is repeated after the delay in its Retry-After header', async (context) => {
  let isBusy = true
  const { requests, statusOf } = await start(context, (_, response) => {
    if (isBusy) response.writeHead(429, { 'retry-after': '1' })
    isBusy = false
    response.end()
  })
  expect(await statusOf('/')).toEqual({ status: 200 })
  expect(requests).toEqual(['HEAD /', 'HEAD /'])
})

it('the status of a URL is that of the last response if its server stays busy', async (context) => {
  const { statusOf } = await start(context, (_, response) => response.writeHead(503, { 'retry-after': '0' }).end())
  expect(await statusOf('/')).toEqual({ status: 503 })
})

it('a server that does not respond is an error with the reason', async (context) => {
  const { statusOf } = await start(context, (request) => request.socket.destroy())
  expect(await statusOf('/')).toEqual({ error: expect.stringMatching(/socket|hang up|ECONNRESET|closed/i) })
})
