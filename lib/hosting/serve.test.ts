import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { serveFolder } from './serve'
import { requestRawPath, hostResponses, hostedFiles } from '../build/outputs/test-hosts'

const site = {
  'index.html': '<p>Root</p>',
  '404.html': '<p>Not found</p>',
  'docs/faq/index.html': '<p>FAQs</p>',
  'docs/faq/index.txt': 'payload',
  'docs/_next/static/chunks/a.js': 'go()',
}

/** Serves the files during a test; redirects are not followed. */
async function serving(files: Readonly<Record<string, string>> = site) {
  const folder = tempFolder(files)
  const server = await serveFolder(folder, 0)
  onTestFinished(() => server.close())
  const ask = (address: string, init: RequestInit = {}) =>
    fetch(`http://localhost:${server.port}${address}`, { redirect: 'manual', ...init })
  return { folder, server, ask }
}

describe('serveFolder', () => {
  it('serveFolder serves the index of a folder', async () => {
    const { ask } = await serving()
    const answer = await ask('/docs/faq/')
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<p>FAQs</p>',
    ])
  })

  it('serveFolder redirects a folder without a trailing slash and keeps the query', async () => {
    const { ask } = await serving()
    const answer = await ask('/docs/faq?a=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/docs/faq/?a=1'])
  })

  it.each(Object.entries(hostResponses))('serveFolder answers %s with %s, like every host', async (address, answer) => {
    const { server } = await serving(hostedFiles)
    expect((await requestRawPath(server.port, address)).answer).toBe(answer)
  })

  it.each(['//docs/faq', '/\\evil.example/../docs/faq', '//\\evil.example/../docs/faq'])(
    'serveFolder never redirects a folder to another host: %s',
    async (address) => {
      const { server } = await serving()
      expect((await requestRawPath(server.port, address)).redirect).toMatch(/^301 \/[^/\\]/)
    },
  )

  it('serveFolder serves page data as plain text', async () => {
    const { ask } = await serving()
    const answer = await ask('/docs/faq/index.txt')
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/plain; charset=utf-8', 'payload'])
  })

  it('serveFolder answers HEAD with the headers of GET and no body', async () => {
    const { ask } = await serving()
    const answer = await ask('/docs/faq/index.txt', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '7', ''])
  })

  it.each(['/docs/nowhere/', '/docs/faq/nothing.txt', '/../package.json', '/%2e%2e/package.json'])(
    'serveFolder answers an unknown URL with the 404 page and status 404: %s',
    async (address) => {
      const { ask } = await serving()
      const answer = await ask(address)
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        404,
        'text/html; charset=utf-8',
        '<p>Not found</p>',
      ])
    },
  )

  it('serveFolder answers HEAD of an unknown URL without a body', async () => {
    const { ask } = await serving()
    const answer = await ask('/nowhere', { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })

  it('serveFolder answers an unknown URL with status 404 even without a 404 page', async () => {
    const { ask } = await serving({ 'index.html': '' })
    const answer = await ask('/nowhere')
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })

  it('serveFolder marks hashed files as immutable and others for revalidation', async () => {
    const { ask } = await serving()
    expect((await ask('/docs/_next/static/chunks/a.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await ask('/docs/faq/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('serveFolder serves a new build at once', async () => {
    const { ask, folder } = await serving()
    writeFileSync(path.join(folder, 'index.html'), '<p>New</p>')
    expect(await (await ask('/')).text()).toBe('<p>New</p>')
    rmSync(path.join(folder, 'index.html'))
    expect((await ask('/')).status).toBe(404)
  })

  it.each([
    ['br', 'docs/faq/index.html'],
    ['gzip', 'docs/_next/static/chunks/long.css'],
    ['br', 'docs/_sql/engine.wasm'],
    ['br', '404.html'],
    [null, 'docs/share/picture.png'],
  ])('serveFolder compresses as %s if the client accepts it: %s', async (encoding, file) => {
    const { ask } = await serving({ ...site, [file]: 'SELECT '.repeat(1000) })
    const address = file === '404.html' ? '/nowhere' : `/${file}`
    const answer = await ask(address, { headers: { 'Accept-Encoding': encoding ?? 'gzip, br' } })
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([encoding, 'SELECT '.repeat(1000)])
    expect(
      (await ask(address, { headers: { 'Accept-Encoding': 'identity' } })).headers.get('content-encoding'),
    ).toBeNull()
  })

  it('serveFolder rejects if the port is in use', async () => {
    const { server, folder } = await serving()
    await expect(serveFolder(folder, server.port)).rejects.toThrow('EADDRINUSE')
  })
})
