import { describe, expect, it } from 'vitest'
import { site } from './site'
import { siteMistakes } from './site-check'

describe('the facts about the site', () => {
  it('are sound as they stand', () => {
    expect(siteMistakes()).toEqual([])
  })
  it('name the variable an operator set wrongly, and what it should be', () => {
    const given = {
      ...site,
      url: 'docs.example.com',
      runtime: 'lazy' as 'intent',
      product: { name: '', slug: 'SQL Tuner' },
      provider: { ...site.provider, editBase: 'nowhere' },
    }
    expect(siteMistakes(given)).toEqual([
      'SITE_URL must be an address such as https://www.example.com/, not "docs.example.com"',
      'SITE_RUNTIME must be intent or eager, not "lazy"',
      'PRODUCT_NAME must not be empty, not ""',
      'PRODUCT_SLUG must be lower-case letters, digits and hyphens, not "SQL Tuner"',
      'EDIT_BASE_URL must be an address such as https://www.example.com/, not "nowhere"',
    ])
  })
  it('may leave out the edit link', () => {
    expect(siteMistakes({ ...site, provider: { ...site.provider, editBase: '' } })).toEqual([])
  })
  it('show the footer in one form only', () => {
    const column = { title: { en: 'A', zh: 'A' }, items: [] }
    const link = { href: 'https://www.example.com/', label: { en: 'B', zh: 'B' } }
    const links = [column, link] as unknown as (typeof site.footer)['links']
    expect(siteMistakes({ ...site, footer: { ...site.footer, links } })).toEqual([
      'footer.links of lib/site.ts must be either columns with titles or single links: the footer shows one form',
    ])
  })
})
