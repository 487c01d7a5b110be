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
  expect(await migratedLinks('/', 'docs', ['/docs/a', '/blog/b'])).toEqual(['/a/', '/blog/b/'])
})

it('links of sidebars to other sites, and to what is outside of Docusaurus, are complete URLs', async () => {
  const hrefs = ['https://example.com/docs/a', '//example.com/a', 'mailto:a@example.org', 'pathname:///api/a']
  expect(await migratedLinks('/', 'docs', hrefs)).toEqual([...hrefs.slice(0, 3), 'https://example.org/api/a'])
})
