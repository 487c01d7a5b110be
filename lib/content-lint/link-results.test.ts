import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { requestUrls } from './link-results'

const day = 86_400_000

it('reachable URLs are requested again after a week, unreachable ones each time', async () => {
  const requests: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requests.push(url)
    response.writeHead(url === '/gone' ? 410 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const urls = ['/here', '/gone'].map((name) => `http://127.0.0.1:${port}${name}`)
  const cacheFile = path.join(tempFolder({}), 'links.json')
  const counts = []
  for (const now of [0, 6 * day, 7 * day]) counts.push((await requestUrls(urls, { cacheFile, now })).requested)
  expect(counts).toEqual([2, 1, 2])
  expect(requests.toSorted()).toEqual(['/gone', '/gone', '/gone', '/here', '/here'])
})
