import { expect, it } from 'vitest'
import { migrated } from './test-migration'

it('a page whose URL another page has is left out, and the report names both', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js': 'module.exports = { presets: [] }\n',
    'docs/a.md': '---\nslug: /same\n---\n\n# A\n',
    'docs/b.md': '---\nslug: /same\n---\n\n# B\n',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml'])
  expect(open).toEqual([
    'docs/b.md: was left out: it has the same URL “/same/” as en/docs/a.md: give one of them another name or slug',
  ])
})

it('a doc whose URL the site reserves gets another slug, and its translation too', async () => {
  const { files, read, open } = await migrated({
    'docusaurus.config.js': "module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'zh'] }, presets: [] }\n",
    'docs/tags.md': '# Tags\n',
    'i18n/zh/docusaurus-plugin-content-docs/current/tags.md': '---\nslug: /tags\n---\n\n# 标签\n',
  })
  expect(files).toEqual(['en/docs/tags.md', 'settings.yml', 'zh/docs/tags.md'])
  expect(read('en/docs/tags.md')).toBe('---\nslug: /tags-page\n---\n\n# Tags\n')
  expect(read('zh/docs/tags.md')).toBe('---\nslug: /tags-page\n---\n\n# 标签\n')
  expect(open[0]).toBe(
    'docs/tags.md: is at /tags-page/, because it has the URL “/tags/”, which is reserved by the site: change links to it by URL',
  )
})

it('of two pages with the same URL, the translation of a page stays', async () => {
  const i18n = 'i18n/zh/docusaurus-plugin-content-docs/current'
  const { files, open } = await migrated({
    'docusaurus.config.js': "module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'zh'] }, presets: [] }\n",
    'docs/a.md': '# A\n',
    'docs/b.md': '---\nslug: /same\n---\n\n# B\n',
    [`${i18n}/a.md`]: '---\nslug: /same\n---\n\n# 甲\n',
    [`${i18n}/b.md`]: '---\nslug: /same\n---\n\n# 乙\n',
  })
  expect(files).toEqual(['en/docs/a.md', 'en/docs/b.md', 'settings.yml', 'zh/docs/b.md'])
  expect(open).toEqual([`${i18n}/a.md: was left out: it has the same URL as zh/docs/b.md`])
})

it('sidebars with two generated indexes of one URL are migrated', async () => {
  const link = { type: 'generated-index', slug: '/same' }
  const categories = ['A', 'B'].map((label) => ({ type: 'category', label, link, items: ['a'] }))
  const { files } = await migrated({
    'docusaurus.config.js': "module.exports = { presets: [['classic', { docs: { sidebarPath: 'sidebars.json' } }]] }\n",
    'sidebars.json': JSON.stringify({ a: categories }),
    'docs/a.md': '# A\n',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml', 'sidebars.ts'])
})
