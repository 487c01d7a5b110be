import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { site, type NavbarItem } from '../config/site'
import { unknownLinks, unknownSidebars } from '../content-lint/check-sidebars'
import { checkFiles } from '../content-lint/test-check'
import { mdx } from '../content-files/test-fixtures'

const label = { en: 'Guides', zh: '指南' }

describe('sidebars that the navbar names', () => {
  const navbar: NavbarItem[] = [
    { type: 'docSidebar', sidebarId: 'guideBar', label },
    { type: 'route', to: 'blog', label },
  ]

  it('sidebars that the navbar names must exist', () => {
    expect(unknownSidebars(navbar, { sidebars: { guidesBar: [] } })).toEqual([
      {
        file: 'lib/config/site.ts',
        line: expect.any(Number) as number,
        column: expect.any(Number) as number,
        message:
          'the navbar names the sidebar “guideBar”, which content/sidebars.ts does not have (did you mean “guidesBar”?)',
      },
    ])
  })

  it('sidebars that the navbar names may be empty', () => {
    expect(unknownSidebars(navbar, { sidebars: { guideBar: [] } })).toEqual([])
  })

  it('sidebars that the navbar names are not required in another content folder than the site’s own', async () => {
    const { reports } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A'),
      'sidebars.ts': "export default { other: ['a'] }\n",
    })
    expect(reports).toEqual([])
  })
})

describe('pages that the navbar, the footer and the announcement name', () => {
  const settings = (source: Pick<typeof site, 'navbar' | 'footer'>) => ({ announcement: undefined, ...source })
  const footer = { style: 'light' as const, logo: false, links: [{ label, postId: '2024/joinz' }] }

  it('pages that the navbar, the footer and the announcement name must exist; each is reported at its position in the settings', () => {
    const navbar: NavbarItem[] = [{ type: 'dropdown', label, items: [{ type: 'doc', docId: 'fak', label }] }]
    const files = [{ collection: 'blog' as const, id: '2024/joins' }]
    expect(unknownLinks(settings({ navbar, footer }), ['faq'], files).map(({ message }) => message)).toEqual([
      'navbar names the doc “fak”, which does not exist (did you mean “faq”?)',
      'footer names the post “2024/joinz”, which does not exist (did you mean “2024/joins”?)',
    ])
  })

  it('pages that the navbar, the footer and the announcement name are found in the site’s own settings', () => {
    const [first] = unknownLinks(site, [], [])
    const line = readFileSync('lib/config/site.ts', 'utf8').split('\n')[(first?.line ?? 0) - 1] ?? ''
    expect(line.slice((first?.column ?? 0) - 1)).toMatch(/^docId: 'faq'/)
  })
})
