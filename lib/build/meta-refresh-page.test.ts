import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { redirectHtml } from './meta-refresh-page'

describe('redirectHtml', () => {
  const { document } = new JSDOM(redirectHtml('/docs/', 'https://docs.example.com/docs/', 'SQL Tuner')).window

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
    const { document: named } = new JSDOM(redirectHtml('/docs/', 'https://docs.example.com/docs/', name)).window
    expect([named.title, named.querySelector('a')?.textContent]).toEqual([name, name])
  })
})
