import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { analyticsOf, inlineScripts, cspOf, withCsp } from './csp'

const none = {
  gtag: { id: '', script: 'https://www.googletagmanager.com/gtag/js' },
  plausible: { domain: '', endpoint: 'https://plausible.io/api/event' },
}
const page = (head: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body></body></html>`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split(';').find((one) => one.startsWith(`${name} `))

describe('a page’s policy', () => {
  it('a page’s policy follows the encoding and precedes every script', () => {
    const html = withCsp(page('<script>a()</script>'), none)
    expect(html).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="/,
    )
    expect(html).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">')
  })
  it('a page’s policy allows files of the site and the hash of each inline script, once', () => {
    const html = page(
      '<script>a()</script><script>b("<b>")\n</script><script>a()</script><script src="/docs/x.js" async=""></script>',
    )
    expect(directive(cspOf(html, none), 'script-src')).toBe(`script-src 'self' ${hash('a()')} ${hash('b("<b>")\n')}`)
  })
  it('a page’s policy never allows evaluation or any inline script', () => {
    const policy = cspOf(page('<script>a()</script>'), none)
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe|\*|https?:|data:/)
    expect(policy).not.toMatch(/unsafe-eval/)
    expect(directive(policy, 'object-src')).toBe("object-src 'none'")
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'")
  })
  it('a page’s policy has hashes for modules, but not for structured data', () => {
    expect(
      inlineScripts(
        '<script type="application/ld+json">{}</script><script type=application/json>{}</script><script type="module">a</script><script id="x">b</script>',
      ),
    ).toEqual(['a', 'b'])
  })
  it('a page’s policy allows the analytics services that are configured', () => {
    expect(cspOf(page(''), none)).not.toMatch(/google|plausible/)
    const gtag = { id: 'G-1', script: 'https://stats.example.org/gtag.js' }
    const plausible = { domain: 'x', endpoint: 'https://events.example.org/api/event' }
    const policy = cspOf(page(''), { gtag, plausible })
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://stats.example.org")
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://stats.example.org https://events.example.org",
    )
    const google = cspOf(page(''), { ...none, gtag: { ...none.gtag, id: 'G-1' } })
    expect(directive(google, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com")
    expect(directive(google, 'connect-src')).toContain('https://*.google-analytics.com')
  })
  it('the policy of a page with a tool allows no analytics service', () => {
    const gtag = { id: 'G-1', script: 'https://stats.example.org/gtag.js' }
    const plausible = { domain: 'x', endpoint: 'https://events.example.org/api/event' }
    const policy = (file: string) => cspOf(page(''), analyticsOf(file, { gtag, plausible }))
    expect(policy('docs/workbench/plan/index.html')).toBe(cspOf(page(''), none))
    expect(policy('docs/zh/workbench/index-advisor/index.html')).toBe(cspOf(page(''), none))
    expect(policy('docs/workbench/index.html')).toContain('https://stats.example.org')
    expect(policy('docs/faq/index.html')).toContain('https://events.example.org')
  })
  it('a page’s policy allows frames of the given hosts, and no frames without hosts', () => {
    expect(directive(cspOf(page(''), none, { frames: ['www.youtube.com'], images: [] }), 'frame-src')).toBe(
      'frame-src https://www.youtube.com',
    )
    expect(directive(cspOf(page(''), none), 'frame-src')).toBeUndefined()
  })
  it('images and videos of further hosts are allowed', () => {
    const policy = cspOf(page(''), none, { frames: [], images: ['img.example.org'] })
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://img.example.org")
    expect(directive(policy, 'media-src')).toBe("media-src 'self' https://img.example.org")
    expect(directive(cspOf(page(''), none), 'media-src')).toBeUndefined()
  })

  it('a policy cannot be added to a page without an encoding', () => {
    expect(() => withCsp('<html><head></head></html>', none)).toThrow('a page has no <meta charset>')
  })
})
