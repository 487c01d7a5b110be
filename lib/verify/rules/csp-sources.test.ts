import { describe, expect, it } from 'vitest'
import { withCsp } from '../../hosting/csp'
import { parsePage } from '../page'
import { policyErrors } from './csp'
import { origin } from '../test-site'

const check = (html: string, head = withCsp('<head><meta charset="utf-8"></head>')) =>
  policyErrors(parsePage('docs/a/index.html', head + html), origin).map(({ message }) => message)
const headOf = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`

describe('the resources of a page', () => {
  it('the resources of a page may be files of the site and images in data URLs', () => {
    expect(
      check(
        `<link rel="stylesheet" href="/docs/a.css"><link rel="canonical" href="https://example.org/"><script src="${origin}/docs/a.js"></script><img src="../a.png" srcset="data:image/png;base64,AA== 2x"><form action="/docs/search/"></form><a href="https://example.org/">x</a>`,
      ),
    ).toEqual([])
  })

  it.each([
    ['<script src="https://evil.example/x.js"></script>', 'script https://evil.example/x.js (script-src)'],
    ['<script src="//evil.example/x.js"></script>', 'script //evil.example/x.js (script-src)'],
    [
      '<link rel="preload stylesheet" href="https://evil.example/x.css">',
      'link https://evil.example/x.css (style-src)',
    ],
    ['<link rel="icon" href="https://evil.example/x.png">', 'link https://evil.example/x.png (img-src)'],
    ['<iframe src="https://evil.example/"></iframe>', 'iframe https://evil.example/ (frame-src)'],
    ['<img src="https://evil.example/x.png" alt="">', 'img https://evil.example/x.png (img-src)'],
    ['<img src="a.png" srcset="a.png 1x, https://evil.example/2 2x">', 'img https://evil.example/2 (img-src)'],
    ['<video src="https://evil.example/x.mp4"></video>', 'video https://evil.example/x.mp4 (media-src)'],
    ['<object data="/docs/x.pdf"></object>', 'object /docs/x.pdf (object-src)'],
    ['<form action="https://evil.example/"></form>', 'form https://evil.example/ (form-action)'],
    ['<base href="/docs/">', 'base /docs/ (base-uri)'],
  ])('resources of a page are reported if the policy forbids them: %s', (html, expected) => {
    expect(check(html)).toEqual([`the policy forbids the ${expected}`])
  })

  it('the resources of a page are compared with the directive of their type, or with default-src, by scheme and origin', () => {
    const image = (href: string) => `<img src="${href}">`
    const ofOthers = headOf('default-src https://*.example.org data:; img-src https://a.example; IMG-SRC *')
    expect(check(image('https://a.example/x.png'), ofOthers)).toEqual([])
    expect(check(image('https://b.example.org/x.png'), ofOthers)).toHaveLength(1)
    expect(
      check('<iframe src="https://b.example.org/"></iframe><video src="data:video/mp4,"></video>', ofOthers),
    ).toEqual([])
    expect(check('<iframe src="http://b.example.org/"></iframe>', ofOthers)).toHaveLength(1)
    // default-src does not apply to the targets of forms
    expect(check('<form action="https://b.example/"></form>', ofOthers)).toEqual([])
  })
})
