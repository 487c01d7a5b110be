import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { advisorWorker, engineWorker, reviewWorker, runWorker } from '../../config/sql-assets'
import { hashedFile, headersOf, securityHeaders, workerPolicy } from '../../hosting/headers'
import { headersFile, maxHeaderRules } from './host-files'
import { cloudFrontFunction, maxFunctionSize, maxRedirects, nginxRedirects, redirectsFile } from './redirects-file'
import { runCloudFrontFunction, hostResponses } from './test-hosts'

const doc = (page: string, locale: 'en' | 'zh' = 'en') => ({ locale, page, type: 'doc' as const })

describe('_headers', () => {
  const rules = headersFile().split(/\n(?=\/)/)

  it('_headers sends the security headers with every file', () => {
    expect(rules[0]).toBe(
      `/*\n${Object.entries(securityHeaders)
        .map(([name, value]) => `  ${name}: ${value}\n`)
        .join('')}`,
    )
  })

  it('_headers marks hashed files as immutable', () => {
    expect(rules).toContain('/docs/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  })

  it('_headers gives the workers their own policy', () => {
    expect(rules.find((text) => text.startsWith('/docs/_sql/*'))).toContain(
      `Content-Security-Policy: ${workerPolicy}\n`,
    )
  })

  it.each([
    ['“Run it here” and the comparison', engineWorker()],
    ['the review', reviewWorker()],
    ['the index advisor', advisorWorker()],
    ['the tool that runs SQL', runWorker()],
  ])('our own server and nginx give the worker of %s its own policy', (_, url) => {
    expect(headersOf(url)['Content-Security-Policy']).toBe(workerPolicy)
    const [, pattern = '', policy] =
      /"~([^"]+)" "(default-src[^"]+)"/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? []
    expect(url).toMatch(new RegExp(pattern))
    expect(policy).toBe(workerPolicy)
  })

  it('_headers sets no header of a URL twice, and stays within Cloudflare’s limit', () => {
    const cached = rules.filter((text) => text.includes('Cache-Control')).map((text) => text.split('\n')[0])
    expect(cached).toEqual([
      '/docs/_next/static/*',
      '/docs/_search/en/*',
      '/docs/_search/zh/*',
      '/docs/media/*',
      '/docs/_sql/*',
    ])
    expect(rules.length).toBeLessThanOrEqual(maxHeaderRules)
  })
})

describe('_redirects', () => {
  it('_redirects redirects the root to the base, and the .html form of each page', () => {
    expect(redirectsFile([doc(''), doc('faq/'), doc('a/b c/', 'zh'), { ...doc('tags/'), type: 'doc-tags' }])).toBe(
      '/ /docs/ 302\n/docs/faq.html /docs/faq/ 301\n/docs/zh/a/b%20c.html /docs/zh/a/b%20c/ 301\n',
    )
  })

  it('_redirects lists former URLs before the .html forms', () => {
    expect(redirectsFile([doc('faq/')], [{ href: '/docs/zh/旧/', target: '/docs/zh/faq/' }])).toBe(
      '/ /docs/ 302\n/docs/zh/%E6%97%A7/ /docs/zh/faq/ 301\n/docs/faq.html /docs/faq/ 301\n',
    )
  })

  it('_redirects stays within Cloudflare’s limit', () => {
    const many = Array.from({ length: 3000 }, (_, number) => doc(`p${number}/`))
    expect(redirectsFile(many).trim().split('\n')).toHaveLength(maxRedirects)
  })
})

describe('former URLs', () => {
  const moved = [{ href: '/docs/old/', target: '/docs/new/' }]

  it('nginx’s map has a line for each former URL', () => {
    expect(nginxRedirects([...moved, { href: '/docs/"旧/', target: '/docs/新/' }])).toBe(
      '"/docs/old/" "/docs/new/";\n"/docs/\\"旧/" "/docs/%E6%96%B0/";\n',
    )
  })

  it('the CloudFront function redirects former URLs, with and without the slash', () => {
    const answer = (uri: string) => runCloudFrontFunction(uri, { q: { value: '1' } }, cloudFrontFunction(moved))
    expect(answer('/docs/old/')).toBe('301 /docs/new/?q=1')
    expect(answer('/docs/old')).toBe('301 /docs/new/?q=1')
    expect(answer('/docs/constructor/')).toBe('/docs/constructor/index.html')
  })

  it.each([0, 1, 5, 270, 1000])('the CloudFront function has as many of %s redirects as fit', (count) => {
    const many = Array.from({ length: count }, (_, number) => ({ href: `/docs/ä-${number}/`, target: '/docs/new/' }))
    const written = cloudFrontFunction(many)
    const entries = written.match(/"\/docs\/%C3%A4-\d+\/":"\/docs\/new\/"/g) ?? []
    const next = `,"/docs/%C3%A4-${entries.length}/":"/docs/new/"`
    expect(entries.length === count || Buffer.byteLength(written + next) > maxFunctionSize).toBe(true)
  })

  it('the CloudFront function stays within its size limit, however many pages have moved', () => {
    const many = Array.from({ length: 1000 }, (_, number) => ({ href: `/docs/old-${number}/`, target: '/docs/new/' }))
    const written = cloudFrontFunction(many)
    expect(Buffer.byteLength(written)).toBeLessThanOrEqual(maxFunctionSize)
    expect(written).toContain('"/docs/old-0/":"/docs/new/"')
  })
})

describe('immutable caching', () => {
  const files = [
    'docs/_next/static/chunks/0a1b.js',
    'docs/_search/en/1c4fbd27a5ad/t/0',
    'docs/_search/zh/158de2293fc0/p/3',
    'docs/_sql/1fb224842622/pglite.wasm',
    'docs/media/concepts.77dee99e.svg',
  ]
  const revalidated = [
    'docs/_search/en.json',
    'docs/_search/zh.json',
    'docs/index.html',
    'docs/zh/index.txt',
    'docs/favicon.svg',
    'docs/share/blog/2023/a.jpg',
  ]
  const globs = (patterns: readonly string[]) => (file: string) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file))
  const read = (file: string) => readFileSync(file, 'utf8')
  const hosts: Readonly<Record<string, (file: string) => boolean>> = {
    'our own server': (file) => hashedFile.test(`/${file}`),
    nginx: (file) =>
      new RegExp(/"~([^"]+)" "public, max-age/.exec(read('deploy/nginx.conf'))?.[1] ?? '').test(`/${file}`),
    S3: globs(/hashed=\(([^)]+)\)/.exec(read('deploy/s3.sh'))?.[1]?.replaceAll("'", '').split(/\s+/) ?? []),
    'Netlify and Cloudflare': globs(
      headersFile()
        .split(/\n(?=\/)/)
        .filter((text) => text.includes('immutable'))
        .map((text) => text.slice(1, text.indexOf('\n'))),
    ),
  }

  it.each(Object.keys(hosts))(
    'immutable caching by %s covers every hashed file, but not the manifests that name the current files',
    (host) => {
      expect(files.filter((file) => !hosts[host]?.(file))).toEqual([])
      expect(revalidated.filter((file) => hosts[host]?.(file))).toEqual([])
    },
  )
})

describe('configurations of other hosts', () => {
  it.each(['deploy/nginx.conf', 'deploy/cloudfront-headers.json'])(
    'the configuration of %s sends the security headers',
    (file) => {
      const text = readFileSync(file, 'utf8')
      // one of CloudFront's own settings has no value
      for (const [name, value] of Object.entries(securityHeaders))
        if (!(file.endsWith('.json') && value === 'nosniff')) expect(text, name).toContain(`"${value}"`)
      expect(text).toMatch(/X-Content-Type-Options "nosniff"|"ContentTypeOptions"/)
    },
  )
})

describe('the CloudFront function', () => {
  it.each(Object.entries(hostResponses))(
    'the CloudFront function answers %s with %s, like every host',
    (address, answer) => {
      expect(runCloudFrontFunction(address).replace(/^\//, '')).toBe(answer)
    },
  )

  it.each([
    ['/docs/', '/docs/index.html'],
    ['/docs/faq/', '/docs/faq/index.html'],
    ['/docs/faq', '301 /docs/faq/'],
    ['/docs/faq.html', '301 /docs/faq/'],
    ['/docs/faq/index.html', '301 /docs/faq/'],
    ['/', '302 /docs/'],
    ['/docs/faq/index.txt', '/docs/faq/index.txt'],
    ['/docs/_next/static/chunks/a.js', '/docs/_next/static/chunks/a.js'],
    ['/docs/manifest.webmanifest', '/docs/manifest.webmanifest'],
    ['//evil.example.org', '301 /evil.example.org/'],
    ['/\\evil.example.org', '301 /evil.example.org/'],
    ['/%5Cevil.example.org', '301 /%5Cevil.example.org/'],
    ['/%2Fevil.example.org', '301 /%2Fevil.example.org/'],
    ['//evil', '301 /evil/'],
    ['//evil.example.org/x.html', '301 /evil.example.org/x/'],
    ['/\\evil.example.org/x.html', '301 /evil.example.org/x/'],
    ['/\\/evil', '301 /evil/'],
  ])('the CloudFront function answers %s with %s', (uri, answer) => {
    expect(runCloudFrontFunction(uri)).toBe(answer)
  })

  it('the CloudFront function keeps the query', () => {
    const query = {
      q: { value: 'a%20b' },
      tag: { value: 'x', multiValue: [{ value: 'x' }, { value: 'y' }] },
      e: { value: '' },
    }
    expect(runCloudFrontFunction('/docs/search', query)).toBe('301 /docs/search/?q=a%20b&tag=x&tag=y&e')
  })
})
