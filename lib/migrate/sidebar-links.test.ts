import { expect, it } from 'vitest'
import { migrated } from './test-migration'

/** Returns the URLs of the links of a sidebar after a migration of a site with this base URL and route of docs. */
async function migratedLinks(baseUrl: string, route: string, hrefs: readonly string[]): Promise<string[]> {
  const links = hrefs.map((href) => ({ type: 'link', label: 'A', href }))
  const config = {
    url: 'https://example.org',
    baseUrl,
    presets: [['classic', { docs: { routeBasePath: route, sidebarPath: './sidebars.json' } }]],
  }
  const { read } = await migrated({
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)}\n`,
    'sidebars.json': JSON.stringify({ docs: ['a', { type: 'category', label: 'C', items: links }] }),
    'docs/a.md': '# A\n',
  })
  return [...read('sidebars.ts').matchAll(/"href": "(.*)"/g)].map(([, href = '']) => href)
}

it('links of sidebars lead to the pages of this site', async () => {
  expect(await migratedLinks('/docs/', '/', ['/docs/a/#b', '/a?c=d', '/docs/x.pdf'])).toEqual([
    '/a/#b',
    '/a/?c=d',
    '/x.pdf',
  ])
  expect(await migratedLinks('/', 'docs', ['/docs/a', '/blog', '/blog/tags/b'])).toEqual([
    '/a/',
    '/blog/',
    '/blog/tags/b/',
  ])
})

it('links of sidebars to pages that were not migrated lead to the Docusaurus site and are reported', async () => {
  const link = (href: string) => ({ type: 'link', label: 'A', href })
  const index = { type: 'generated-index', slug: '/all' }
  const category = {
    type: 'category',
    label: 'C',
    link: index,
    items: ['a', link('/base/docs/all'), link('/docs/own')],
  }
  const { read, open } = await migrated({
    'docusaurus.config.js':
      "module.exports = { url: 'https://example.org', baseUrl: '/base/', presets: [['classic', { docs: { sidebarPath: './sidebars.json' } }]] }\n",
    'sidebars.json': JSON.stringify({ docs: [category, link('/users#b'), link('/base/api/'), link('/docs/b/c')] }),
    'docs/a.md': '# A\n',
    'docs/b/c.md': '# C\n',
    'docs/b/_category_.yml': 'link:\n  type: generated-index\n  slug: /own\n',
    'src/pages/users.js': '',
  })
  expect([...read('sidebars.ts').matchAll(/"href": "(.*)"/g)].map(([, href = '']) => href)).toEqual([
    '/all/',
    '/own/',
    'https://example.org/base/users#b',
    'https://example.org/base/api/',
    '/b/c/',
  ])
  expect(open.join('\n')).toContain(
    'sidebars.ts: links to /users, /base/api/, which lead to https://example.org, because there are no such pages here',
  )
})

it('links of sidebars to other sites, and to what is outside of Docusaurus, are complete URLs', async () => {
  const hrefs = ['https://example.com/docs/a', '//example.com/a', 'mailto:a@example.org', 'pathname:///api/a']
  expect(await migratedLinks('/', 'docs', hrefs)).toEqual([...hrefs.slice(0, 3), 'https://example.org/api/a'])
})
