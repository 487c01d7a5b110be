import { describe, expect, it } from 'vitest'
import type { NavbarItem } from '../config/site'
import { makeDoc, onSite } from '../content-files/test-fixtures'

const load = () => import('./navbar')
const label = { en: 'More', zh: '更多' }
const inShort = (entries: readonly { kind: string; label?: string; href?: string }[]) =>
  entries.map(({ kind, label = kind, href = '' }) => `${label} ${href}`.trim())

describe('navbarEntries', () => {
  it('the navbar entry of a sidebar leads to its first page; entries without a page are omitted', async () => {
    const { navbarEntries } = await onSite(
      { docs: [makeDoc({ id: 'guides/setup' })], sidebars: { guidesBar: ['draft', 'guides/setup'], insidesBar: [] } },
      load,
    )
    expect(inShort(navbarEntries('en'))).toEqual([
      'Tutorial /guides/setup/',
      'Blog /blog/',
      'search',
      'languages',
      'Book a Demo https://www.example.com/support/',
      'Try it Free https://www.example.com/',
    ])
  })

  it('labels and URLs of navbar entries follow the language', async () => {
    const { navbarEntries } = await onSite({ docs: [makeDoc({ id: 'faq' })] }, load)
    expect(inShort(navbarEntries('zh')).slice(0, 2)).toEqual(['博客 /zh/blog/', '常见问题 /zh/faq/'])
  })

  it('a navbar entry has its section, and is on the right by default', async () => {
    const { navbarEntries } = await onSite({ docs: [makeDoc({ id: 'faq' })] }, load)
    const faq: NavbarItem = { type: 'doc', docId: 'faq', label }
    expect(navbarEntries('en', [faq, { ...faq, position: 'left' }])).toEqual([
      {
        kind: 'link',
        label: 'More',
        href: '/faq/',
        external: false,
        primary: false,
        section: 'doc:faq',
        position: 'right',
      },
      expect.objectContaining({ position: 'left' }),
    ])
  })

  it('a navbar dropdown contains the links with a target, and is omitted without any', async () => {
    const { navbarEntries } = await onSite({ docs: [makeDoc({ id: 'faq' })] }, load)
    const items: NavbarItem[] = [
      { type: 'doc', docId: 'faq', label },
      { type: 'doc', docId: 'missing', label },
    ]
    const [menu] = navbarEntries('en', [{ type: 'dropdown', label, items }])
    expect(menu).toMatchObject({ kind: 'menu', label: 'More', entries: [{ href: '/faq/' }] })
    expect(navbarEntries('en', [{ type: 'dropdown', label, items: items.slice(1) }])).toEqual([])
  })

  it('the navbar shows the only version of the docs as a link to their home page', async () => {
    const { navbarEntries } = await onSite({ docs: [makeDoc({ id: 'index' })] }, load)
    expect(navbarEntries('zh', [{ type: 'docsVersion' }])).toMatchObject([
      { kind: 'link', label: 'Next', href: '/zh/', version: 'current' },
    ])
  })

  it('an unknown type of navbar item is an error', async () => {
    const { navbarEntries } = await onSite({}, load)
    expect(() => navbarEntries('en', [{ type: 'serach' } as unknown as NavbarItem])).toThrow(
      'No NavbarItem component found for type “serach”',
    )
  })

  it('a navbar item that throws is named in the error', async () => {
    const { navbarEntries } = await onSite({}, load)
    const broken = { type: 'doc', docId: 'faq', position: 'left' } as unknown as NavbarItem
    const { navbarEntries: withFaq } = await onSite({ docs: [makeDoc({ id: 'faq' })] }, load)
    expect(navbarEntries('en', [broken])).toEqual([])
    expect(() => withFaq('en', [broken])).toThrow(
      /^the navbar item \{"type":"doc","docId":"faq","position":"left"\} failed: Cannot read properties of undefined/,
    )
  })
})
