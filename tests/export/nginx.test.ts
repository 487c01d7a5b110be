import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listFiles } from '@/lib/node/list-files'
import { freePort } from '@/lib/node/port'
import { securityHeaders } from '@/lib/hosting/headers'
import { nginxRedirects } from '@/lib/build/outputs/redirects-file'
import { requestRawPath, hostResponses, hostedFiles } from '@/lib/build/outputs/test-hosts'
import { nginxPath } from '../support/nginx'

const nginx = nginxPath()
const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
const root = path.join(folder, 'out')
let server: ChildProcess
let port: number
let base: string
/** The output of `nginx -t` for the configuration. */
let messages: string

/** Returns the path of the first file or folder with the ending in a folder of the site. */
const firstIn = (parent: string, ending: string) =>
  `/docs/${parent}/${readdirSync(`out/docs/${parent}`).find((file) => file.endsWith(ending))}`
const script = firstIn('_next/static/chunks', '.js')
const wasm = `${firstIn('_sql', '')}/pglite.wasm`
const shards = firstIn('_search/en', '')
const shard = `${shards}/${listFiles(`out${shards}`)[0]}`

/** Starts nginx with `deploy/nginx.conf`, in which only the port and the root are replaced. */
async function start(program: string): Promise<void> {
  port = await freePort()
  base = `http://localhost:${port}`
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen ${port};`)
    .replaceAll('/srv/docs/out', root)
  writeFileSync(path.join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${temporary.join(' ')} include /etc/nginx/mime.types; include ${folder}/site.conf; }\n`,
  )
  const config = ['-p', folder, '-e', `${folder}/error.log`, '-c', path.join(folder, 'nginx.conf')]
  messages = spawnSync(program, [...config, '-t'], { encoding: 'utf8' }).stderr
  server = spawn(program, config, { stdio: 'ignore' })
  await vi.waitFor(() => fetch(base, { redirect: 'manual' }), { timeout: 10_000 })
}

async function get(url: string, options: RequestInit = {}) {
  const answer = await fetch(base + url, { redirect: 'manual', ...options })
  const header = (name: string) => answer.headers.get(name)
  return { status: answer.status, header, text: await answer.text() }
}

const revalidated = 'no-cache'
const immutable = 'public, max-age=31536000, immutable'

describe.skipIf(nginx === undefined)('nginx with `deploy/nginx.conf`', () => {
  beforeAll(async () => {
    // the worker processes of nginx run as another user, who needs access to the files
    chmodSync(folder, 0o755)
    mkdirSync(root)
    cpSync('out', root, { recursive: true })
    for (const [file, text] of Object.entries(hostedFiles)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    writeFileSync(
      path.join(root, '_nginx-redirects.conf'),
      nginxRedirects([{ href: '/docs/zh/旧/', target: '/docs/zh/faq/' }]),
    )
    writeFileSync(path.join(root, 'docs/faq/index.html.gz'), gzipSync('<h1>Compressed before</h1>'))
    if (nginx !== undefined) await start(nginx)
  })
  afterAll(() => {
    server?.kill()
    rmSync(folder, { recursive: true })
  })

  it('nginx with `deploy/nginx.conf` accepts the configuration without a warning', () => {
    expect(messages).toContain('test is successful')
    expect(messages).not.toMatch(/warn|error/i)
  })

  it.each([
    ['/docs/', 'text/html; charset=utf-8', revalidated],
    ['/docs/zh/faq/', 'text/html; charset=utf-8', revalidated],
    ['/docs/faq/?a=b', 'text/html; charset=utf-8', revalidated],
    ['/docs/blog/index.md', 'text/markdown; charset=utf-8', revalidated],
    ['/docs/llms.txt', 'text/plain; charset=utf-8', revalidated],
    ['/docs/openapi.yaml', 'application/yaml; charset=utf-8', revalidated],
    ['/docs/default-policy.csv', 'text/csv; charset=utf-8', revalidated],
    ['/docs/default-policy.json', 'application/json; charset=utf-8', revalidated],
    ['/docs/sitemap.xml', 'text/xml; charset=utf-8', revalidated],
    ['/docs/blog/rss.xml', 'application/rss+xml; charset=utf-8', revalidated],
    ['/docs/zh/blog/atom.xml', 'application/atom+xml; charset=utf-8', revalidated],
    ['/docs/blog/feed.json', 'application/feed+json', revalidated],
    ['/docs/zh/whats-new/atom.xml', 'application/atom+xml; charset=utf-8', revalidated],
    ['/docs/search/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8', revalidated],
    ['/docs/manifest.webmanifest', 'application/manifest+json', revalidated],
    ['/docs/sw.js', 'application/javascript; charset=utf-8', revalidated],
    ['/favicon.ico', 'image/x-icon', revalidated],
    ['/robots.txt', 'text/plain; charset=utf-8', revalidated],
    [script, 'application/javascript; charset=utf-8', immutable],
    [shard, 'application/json; charset=utf-8', immutable],
    [wasm, 'application/wasm', immutable],
    [wasm.replace('.wasm', '.data'), 'application/octet-stream', immutable],
  ])('nginx with `deploy/nginx.conf` serves %s as %s with “%s”', async (url, type, cache) => {
    const { status, header, text } = await get(url)
    expect([status, header('content-type'), header('cache-control')]).toEqual([200, type, cache])
    expect(text).not.toBe('')
    for (const [name, value] of Object.entries(securityHeaders)) expect(header(name), name).toBe(value)
  })

  it.each([
    ['/', 302, '/docs/'],
    ['/docs', 301, '/docs/'],
    ['/docs/faq', 301, '/docs/faq/'],
    ['/docs/faq?a=b', 301, '/docs/faq/?a=b'],
    ['/docs/faq.html', 301, '/docs/faq/'],
    ['/docs/faq.html?a=b', 301, '/docs/faq/?a=b'],
    ['/docs/faq/index.html', 301, '/docs/faq/'],
    ['/docs/index.html', 301, '/docs/'],
    ['/docs/zh/blog/2025/reading-plan-diffs.html', 301, '/docs/zh/blog/2025/reading-plan-diffs/'],
    ['/index.html?a.html', 301, '/?a.html'],
    ['/docs/zh/%E6%97%A7/?a=b', 301, '/docs/zh/faq/?a=b'],
  ])('nginx with `deploy/nginx.conf` redirects %s with %i to %s', async (url, status, location) => {
    const answer = await get(url)
    expect([answer.status, answer.header('location')]).toEqual([status, location])
  })

  it.each(Object.entries(hostResponses))(
    'nginx with `deploy/nginx.conf` answers %s like the other hosts, with %s',
    async (address, answer) => {
      expect((await requestRawPath(port, address)).answer).toBe(answer)
    },
  )

  it.each([
    ['//evil.example/x.html', '301 /evil.example/x/'],
    ['//evil.example/index.html?a=b', '301 /evil.example/?a=b'],
    ['/\\/evil.example/x.html', '301 /evil.example/x/'],
    ['//index.html', '301 /'],
    ['/.html', '301 /'],
    ['/\\evil.example/x.html', '404'],
    ['/\\evil.example/index.html', '404'],
    ['//docs', '301 /docs/'],
    ['/\\evil.example/../docs', '301 /docs/'],
  ])('nginx with `deploy/nginx.conf` does not redirect %s to another host: %s', async (address, answer) => {
    expect((await requestRawPath(port, address)).redirect).toBe(answer)
  })

  it.each([
    ...['/docs/nothing/', '/docs/nothing', '/elsewhere', '/docs/share/', '/404.html/x'],
    ...['/_headers', '/_redirects', '/_nginx-redirects.conf', '/_cloudfront-function.js', '/.nojekyll'],
  ])('nginx with `deploy/nginx.conf` answers %s with 404 and the 404 page', async (url) => {
    const { status, text, header } = await get(url)
    expect([status, header('cache-control')]).toEqual([404, revalidated])
    expect(text).toBe(readFileSync('out/404.html', 'utf8'))
    expect(header('content-security-policy')).toBe(securityHeaders['Content-Security-Policy'])
  })

  it('nginx with `deploy/nginx.conf` answers HEAD without a body, and a matching ETag with 304', async () => {
    const { status, header, text } = await get('/docs/blog/', { method: 'HEAD' })
    expect([status, header('content-type'), text]).toEqual([200, 'text/html; charset=utf-8', ''])
    const again = await get('/docs/blog/', { headers: { 'If-None-Match': header('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('nginx with `deploy/nginx.conf` serves precompressed files and compresses the others', async () => {
    const before = await get('/docs/faq/')
    expect([before.text, before.header('content-encoding')]).toEqual(['<h1>Compressed before</h1>', 'gzip'])
    expect((await get(script)).header('content-encoding')).toBe('gzip')
    expect((await get(wasm.replace('.wasm', '.data'))).header('content-encoding')).toBe('gzip')
    expect((await get(script, { headers: { 'Accept-Encoding': 'identity' } })).header('content-encoding')).toBeNull()
  })
})

it.runIf(nginx === undefined)('the configuration of nginx is not tested if nginx is not installed', () => {
  expect(existsSync('/usr/sbin/nginx')).toBe(false)
})
