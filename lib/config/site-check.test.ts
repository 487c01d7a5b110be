import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { site } from './site'
import { checkSiteSettings } from './site-check'

const messagesOf = (given: typeof site) => checkSiteSettings(given).map(({ message }) => message)

describe('checkSiteSettings', () => {
  it('checkSiteSettings accepts the site’s own settings', () => {
    expect(checkSiteSettings()).toEqual([])
  })
  it('checkSiteSettings names the environment variable with a wrong value, and the expected value', () => {
    const given = {
      ...site,
      url: 'docs.example.com',
      buildDate: '31 January',
      runtime: 'lazy' as 'intent',
      product: { name: '', slug: 'SQL Tuner' },
      provider: { ...site.provider, editBase: 'nowhere' },
      analytics: { gtag: { id: 'g 1', script: '/gtag.js' }, plausible: { domain: 'https://a.b', endpoint: 'api' } },
    }
    expect(messagesOf(given)).toEqual([
      'SITE_URL must be an origin such as https://docs.example.com, without a path, not "docs.example.com"',
      'SITE_DATE must be a day such as 2025-01-31, not "31 January"',
      'SITE_RUNTIME must be intent or eager, not "lazy"',
      'PRODUCT_NAME must not be empty, not ""',
      'PRODUCT_SLUG must be lower-case letters, digits and hyphens, not "SQL Tuner"',
      'EDIT_BASE_URL must be a URL such as https://www.example.com/, not "nowhere"',
      'GTAG_ID must be an id such as G-ABC123, or empty, not "g 1"',
      'GTAG_SCRIPT_URL must be a URL such as https://www.example.com/, not "/gtag.js"',
      'PLAUSIBLE_DOMAIN must be a name such as docs.example.com, or empty, not "https://a.b"',
      'PLAUSIBLE_ENDPOINT must be a URL such as https://www.example.com/, not "api"',
    ])
  })
  it.each(['SQL <Tuner>', 'SQL {Tuner}'])(
    'checkSiteSettings rejects the product name %s, which is inserted into MDX',
    (name) => {
      const message = `PRODUCT_NAME must not contain “<” or “{”, not ${JSON.stringify(name)}`
      expect(messagesOf({ ...site, product: { ...site.product, name } })).toEqual([message])
    },
  )
  it('checkSiteSettings gives the position in site.ts of the environment variable or of the field', () => {
    const links = [{ title: { en: 'A', zh: 'A' }, items: [] }, {}] as unknown as (typeof site.footer)['links']
    const lines = readFileSync('lib/config/site.ts', 'utf8').split('\n')
    const [url, footer] = checkSiteSettings({ ...site, url: 'a', footer: { ...site.footer, links } })
    expect(lines[(url?.line ?? 0) - 1]).toContain('SITE_URL')
    expect(lines[(footer?.line ?? 0) - 1]).toContain('links:')
    expect(url?.fix).toBe('set the environment variable; docs/settings.md lists them')
  })
  it.each([
    'https://docs.example.com/sub',
    'https://docs.example.com/?q=1',
    'https://docs.example.com?q=1',
    'https://docs.example.com#top',
    'https://me:secret@docs.example.com',
    'https://',
    'ftp://docs.example.com',
  ])('checkSiteSettings rejects %s, which is not an origin', (url) => {
    expect(messagesOf({ ...site, url })).toEqual([
      `SITE_URL must be an origin such as https://docs.example.com, without a path, not "${url}"`,
    ])
  })
  it.each(['https://docs.example.com', 'http://localhost:3000', 'http://[::1]:8080'])(
    'checkSiteSettings accepts the origin %s',
    (url) => {
      expect(messagesOf({ ...site, url })).toEqual([])
    },
  )
  it('checkSiteSettings accepts settings without the edit link', () => {
    expect(messagesOf({ ...site, provider: { ...site.provider, editBase: '' } })).toEqual([])
  })
  it('checkSiteSettings rejects footer links that mix columns and single links', () => {
    const column = { title: { en: 'A', zh: 'A' }, items: [] }
    const link = { href: 'https://www.example.com/', label: { en: 'B', zh: 'B' } }
    const links = [column, link] as unknown as (typeof site.footer)['links']
    expect(messagesOf({ ...site, footer: { ...site.footer, links } })).toEqual([
      'footer.links must be either columns with titles or single links: the footer shows one form',
    ])
  })
})
