import { expect, it } from 'vitest'
import { findIn } from './test-check'

const page = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n## Use\n\nText.\n`

it('links of sidebars lead to existing pages and headings', async () => {
  const links = ['/a/', '/a/#use', '/blog/', '/all/', 'https://example.org/x/', '/users/', '/a/#uses']
  const items = links.map((href) => `{ type: 'link', label: 'L', href: '${href}' },`)
  const found = await findIn('links', {
    'sidebars.ts': [
      'export default { docs: [',
      "{ type: 'category', label: 'C', link: { type: 'generated-index', slug: '/all' }, items: ['a'] },",
      ...items,
      '] }\n',
    ].join('\n'),
    'en/docs/a.md': page('A'),
  })
  expect(found).toEqual([
    expect.stringMatching(/^warning sidebars\.ts:8:29: link to the URL “\/users\/”, which is not the URL of a page/),
    expect.stringMatching(
      /^warning sidebars\.ts:9:29: link to the anchor “#uses”, which en\/docs\/a\.md does not have/,
    ),
  ])
})
