import { describe, expect, it } from 'vitest'
import type { NavbarItem } from '../site'
import { unknownSidebars } from './check-sidebars'
import { checkFiles } from './test-check'
import { mdx } from './test-fixtures'

const label = { en: 'Guides', zh: '指南' }

describe('sidebars that the navbar names', () => {
  const navbar: NavbarItem[] = [
    { type: 'docSidebar', sidebarId: 'guideBar', label },
    { type: 'route', to: 'blog', label },
  ]

  it('must be there', () => {
    expect(unknownSidebars(navbar, { sidebars: { guidesBar: [] } })).toEqual([
      {
        file: 'lib/site.ts',
        line: 1,
        message:
          'the navbar names the sidebar “guideBar”, which content/sidebars.ts does not have (did you mean “guidesBar”?)',
      },
    ])
  })

  it('may be empty', () => {
    expect(unknownSidebars(navbar, { sidebars: { guideBar: [] } })).toEqual([])
  })

  it('are not asked of another content folder than the site’s own', async () => {
    const { problems } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A'),
      'sidebars.ts': "export default { other: ['a'] }\n",
    })
    expect(problems).toEqual([])
  })
})
