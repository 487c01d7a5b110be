import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { redirectHtml } from './meta-refresh-page'

describe('redirectHtml', () => {
  const { document } = new JSDOM(
    redirectHtml({ target: '/docs/', canonical: 'https://docs.example.com/docs/', title: 'SQL Tuner' }),
  ).window

  it('redirectHtml redirects readers with and without scripts', () => {
    expect(document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/docs/')
    expect(document.querySelector('script')?.textContent).toBe(
      'location.replace("/docs/" + location.search + location.hash)',
    )
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/docs/')
  })

  it('redirectHtml tells search engines the URL of the page', () => {
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://docs.example.com/docs/')
    expect(document.title).toBe('SQL Tuner')
  })

  it('redirectHtml escapes the name of the page', () => {
    const name = '<b>"A & B"</b>'
    const { document: named } = new JSDOM(
      redirectHtml({ target: '/docs/', canonical: 'https://docs.example.com/docs/', title: name }),
    ).window
    expect([named.title, named.querySelector('a')?.textContent]).toEqual([name, name])
  })

  it('redirectHtml redirects former sections to their own targets', () => {
    const html = redirectHtml({
      target: '/docs/new/',
      canonical: 'https://docs.example.com/docs/new/',
      title: 'New',
      sections: { part: '/docs/other/#part' },
    })
    expect(html).toContain(
      '<script>location.replace({"#part":"/docs/other/#part"}[location.hash] || "/docs/new/" + location.search + location.hash)</script>',
    )
  })

  it('redirectHtml keeps the query before the section of a target', () => {
    expect(redirectHtml({ target: '/docs/a/#part', canonical: '', title: '' })).toContain(
      'location.replace("/docs/a/" + location.search + "#part")',
    )
  })

  it('redirectHtml escapes targets that would end its script', () => {
    expect(redirectHtml({ target: '/docs/</script>', canonical: '', title: '' })).toContain(
      'location.replace("/docs/\\u003c/script>"',
    )
  })
})
