import { describe, expect, it } from 'vitest'
import { makeDoc, onSite } from './test-fixtures'

const load = () => import('./navbar')
const inShort = (links: readonly { label: string; href: string }[]) =>
  links.map(({ label, href }) => `${label} ${href}`)

describe('navbarLinks', () => {
  it('a sidebar’s entry leads to its first page; entries without a page are left out', async () => {
    const { navbarLinks } = await onSite(
      { docs: [makeDoc({ id: 'guides/setup' })], sidebars: { guidesBar: ['draft', 'guides/setup'], insidesBar: [] } },
      load,
    )
    expect(inShort(navbarLinks('en'))).toEqual([
      'Tutorial /guides/setup/',
      'Blog /blog/',
      'Book a Demo https://www.example.com/support/',
      'Try it Free https://www.example.com/',
    ])
  })

  it('labels and addresses follow the language', async () => {
    const { navbarLinks } = await onSite({ docs: [makeDoc({ id: 'faq' })] }, load)
    expect(inShort(navbarLinks('zh')).slice(0, 2)).toEqual(['博客 /zh/blog/', '常见问题 /zh/faq/'])
  })

  it('an entry knows its side, its section and whether it leaves the site', async () => {
    const { navbarLinks } = await onSite({ docs: [makeDoc({ id: 'faq' })] }, load)
    const links = navbarLinks('en')
    expect(links[1]).toEqual({
      label: 'FAQs',
      href: '/faq/',
      external: false,
      primary: false,
      position: 'left',
      section: 'doc:faq',
    })
    expect(links.at(-1)).toMatchObject({ external: true, primary: true, position: 'right' })
  })
})

describe('footerLinks', () => {
  it('docs that do not exist yet are left out', async () => {
    const { footerLinks } = await onSite({ docs: [makeDoc({ id: 'insides/audit/index' })] }, load)
    expect(footerLinks('zh')).toEqual([
      { label: 'SQL 审核', href: '/zh/insides/audit/', external: false },
      { label: '交流社区', href: 'https://www.example.com/community/', external: true },
      { label: '关注我们', href: 'https://www.example.com/social/', external: true },
    ])
  })
})
