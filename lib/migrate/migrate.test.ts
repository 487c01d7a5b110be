import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { findConfig, migrate } from './migrate'
import { migrated } from './test-migration'

it('a bilingual site in a folder of its repository is migrated, with the docs outside of that folder', async () => {
  const { files, read } = await migrated({
    'website/docusaurus.config.js': [
      "module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] }, presets: [['classic', {",
      "  docs: { path: '../docs', sidebarPath: require.resolve('./sidebars.js') }, blog: { routeBasePath: 'blog' } }]],",
      "  plugins: [['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community' }]] }",
    ].join('\n'),
    'website/sidebars.js': "module.exports = { docs: [{ type: 'category', label: 'Guides', items: ['intro'] }] }\n",
    'docs/intro.md': '# Intro\n',
    'docs/_partial.mdx': 'shared\n',
    'docs/__tests__/intro.md': 'no page\n',
    'docs/img/a.png': '',
    'website/community/index.md': '# Community\n',
    'website/blog/2021-08-26-welcome/index.md': '# Welcome\n',
    'website/blog/authors.yml': 'ann: { name: Ann, title: Editor }\n',
    'website/src/pages/help.md': '# Help\n',
    'website/src/pages/index.tsx': 'export default () => null\n',
    'website/static/img/logo.svg': '<svg/>',
    'website/i18n/zh-CN/docusaurus-plugin-content-docs/current/intro.md': '# 简介\n',
    'website/i18n/zh-CN/docusaurus-plugin-content-docs/current.json':
      '{ "sidebar.docs.category.Guides": { "message": "指南" } }',
    'website/i18n/zh-CN/docusaurus-plugin-content-blog/authors.yml': 'ann: { name: 安, title: Editor }\n',
  })
  expect(files).toEqual([
    'authors.yml',
    'en/blog/2021-08-26-welcome/index.md',
    'en/docs/_partial.mdx',
    'en/docs/community/index.md',
    'en/docs/help.md',
    'en/docs/img/a.png',
    'en/docs/intro.md',
    'settings.yml',
    'sidebars.ts',
    'static/img/logo.svg',
    'zh/docs/intro.md',
  ])
  expect(read('authors.yml')).toBe('ann:\n  name:\n    en: Ann\n    zh: 安\n  title: Editor\n')
  expect(read('sidebars.ts')).toContain('"zh": "指南"')
  expect(read('sidebars.ts')).toContain('"dirName": "community"')
  expect(read('settings.yml')).toContain('level: lenient')
})

it('translations without an original are omitted, as in Docusaurus', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js': "module.exports = { presets: ['classic'] }\n",
    'docs/a.md': '',
    'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx': '',
    'i18n/zh/docusaurus-plugin-content-docs/current/b.md': '',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml', 'zh/docs/a.mdx'])
  expect(open).toEqual([
    'i18n/zh/docusaurus-plugin-content-docs/current: has pages without an original, which Docusaurus does not publish either; they were left out: b.md',
  ])
})

it('the pages of a site in Chinese become the Chinese pages', async () => {
  const { files } = await migrated({
    'docusaurus.config.js': "module.exports = { i18n: { defaultLocale: 'zh-Hans' }, presets: ['classic'] }\n",
    'docs/a.md': '',
    'i18n/en/docusaurus-plugin-content-docs/current/a.md': '',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml', 'zh/docs/a.md'])
})

it('a folder without a Docusaurus site is an error', () => {
  expect(() => findConfig(tempFolder({ 'package.json': '{}' }))).toThrow('has no docusaurus.config.js')
})

it('a path that is not a folder is an error', async () => {
  await expect(migrate('nowhere', tempFolder({}))).rejects.toThrow(new Error('nowhere is not a folder'))
  await expect(migrate('package.json', tempFolder({}))).rejects.toThrow(new Error('package.json is not a folder'))
})

it('settings.yml states the URLs of the site, and redirects.yml has its redirects with the URLs of this site', async () => {
  const { read, open } = await migrated({
    'docusaurus.config.js': [
      "module.exports = { url: 'https://example.org', baseUrl: '/', trailingSlash: false,",
      "  presets: [['classic', { docs: { routeBasePath: 'guide' }, blog: { routeBasePath: '/news' } }]],",
      "  plugins: [['@docusaurus/plugin-client-redirects', { redirects: [",
      "    { from: ['/guide/old', '/old', '/guide/Set up'], to: '/guide/new#part' }, { from: '/x', to: 'https://example.com/' } ] }]] }",
    ].join('\n'),
    'docs/new.md': '',
    'blog/2021-08-26-a.md': '',
    'src/pages/help.md': '',
  })
  expect(read('settings.yml')).toContain(
    'docusaurus:\n  url: https://example.org\n  docs: guide\n  pages:\n    - help.md\n  blog: news\n  trailing_slash: false\n',
  )
  expect(read('redirects.yml')).toBe('/old/: /new/#part\n/Set%20up/: /new/#part\n')
  expect(open).toEqual([
    'docusaurus.config.js: the redirect from /x leads to another site, https://example.com/: set it up at your host',
  ])
})

const versioned = {
  'docusaurus.config.js':
    "module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'zh'] }, presets: [['classic', { docs: { sidebarPath: './sidebars.json' } }]] }\n",
  'versions.json': '["2.0", "1.1", "1.0"]',
  'docs/start.md': '---\nslug: /\n---\n\n# Start\n',
  'sidebars.json': '{ "docs": ["start"] }',
  'versioned_docs/version-2.0/start.md': '---\nslug: /\n---\n\n# Start\n',
  'versioned_sidebars/version-2.0-sidebars.json': '{ "docs": ["start"] }',
  'versioned_docs/version-1.1/start.md': '---\nslug: /\ndisplayed_sidebar: docs\n---\n\n# Start\n',
  'versioned_docs/version-1.1/guides/old.md': '# Old\n',
  'versioned_sidebars/version-1.1-sidebars.json':
    '{ "version-1.1/docs": [{ "type": "doc", "id": "version-1.1/start" }, "guides/old"] }',
  'versioned_docs/version-1.0/start.md': '# Start\n',
  'i18n/zh/docusaurus-plugin-content-docs/version-1.1/start.md': '# 开始\n',
  'i18n/zh/docusaurus-plugin-content-docs/version-2.0/start.md': '# 开始\n',
}

it('the last release is at the root, and the docs in development are at “next”, as on the Docusaurus site', async () => {
  const { files, open, read } = await migrated(versioned)
  expect(files.filter((file) => /^..\/docs/.test(file))).toEqual([
    'en/docs/next/start.md',
    'en/docs/start.md',
    'zh/docs/start.md',
  ])
  expect(read('en/docs/next/start.md')).toContain('slug: /next/\n')
  expect(read('settings.yml')).toContain(
    'versions:\n  - label: "2.0"\n  - label: Next\n    folder: next\n    unreleased: true\n',
  )
  expect(read('sidebars.ts')).toContain('"next-docs": [\n    "next/start"')
  expect(open).toEqual(['versions.json: versions were left out: 1.1, 1.0; --versions all migrates all'])
})

it('versions are chosen by name, with their sidebars and translations', async () => {
  const { files, read } = await migrated(versioned, ['last', '1.1', '1.0'])
  expect(files.filter((file) => /^..\/docs/.test(file))).toEqual([
    'en/docs/1.0/start.md',
    'en/docs/1.1/guides/old.md',
    'en/docs/1.1/start.md',
    'en/docs/start.md',
    'zh/docs/1.1/start.md',
    'zh/docs/start.md',
  ])
  expect(read('en/docs/1.1/start.md')).toBe('---\nslug: /1.1/\ndisplayed_sidebar: 1.1-docs\n---\n\n# Start\n')
  expect(read('sidebars.ts')).toContain('"1.1-docs"')
  expect(read('sidebars.ts')).toContain('"id": "1.1/start"')
})

it('without the last release, the docs in development are at the root', async () => {
  const { files, read } = await migrated(versioned, ['current'])
  expect(files.filter((file) => /^..\/docs/.test(file))).toEqual(['en/docs/start.md'])
  expect(read('settings.yml')).not.toContain('versions')
})

it('the options of the docs decide which versions there are and where', async () => {
  const options =
    "{ lastVersion: '1.1', onlyIncludeVersions: ['current', '1.1', '1.0'], versions: { '1.0': { label: 'One', path: 'one' }, current: { banner: 'none' } } }"
  const config = `module.exports = { presets: [['classic', { docs: ${options} }]] }\n`
  const { files, read, open } = await migrated({ ...versioned, 'docusaurus.config.js': config }, ['all'])
  expect(files.filter((file) => /^..\/docs/.test(file))).toEqual([
    'en/docs/guides/old.md',
    'en/docs/next/start.md',
    'en/docs/one/start.md',
    'en/docs/start.md',
    'zh/docs/start.md',
  ])
  expect(read('settings.yml')).toContain(
    'versions:\n  - label: "1.1"\n  - label: One\n    folder: one\n  - label: Next\n    folder: next\n',
  )
  expect(open).toEqual([])
})

it('an unknown version is an error that names the known ones', async () => {
  await expect(migrated(versioned, ['3.0'])).rejects.toThrow(
    'there is no version “3.0” of the docs; known: all, last, 2.0, current, 1.1, 1.0',
  )
})

it('settings.yml allows the hosts of pages in frames, of videos and of the images of authors', async () => {
  const { read } = await migrated({
    'docusaurus.config.js': 'module.exports = { presets: [] }\n',
    'blog/authors.yml': 'ann: { name: Ann, image_url: https://images.example.org/ann.png }\n',
    'docs/a.mdx': [
      '<iframe src="https://embed.example.org/a" />',
      '<video controls><source src="https://videos.example.org/d.mp4" /></video>',
      '<iframe width="9" src="//www.youtube.com/embed/b"></iframe>',
      '```html\n<iframe src="https://code.example.org/c"></iframe>\n```',
    ].join('\n\n'),
  })
  expect(read('settings.yml')).toContain(
    'image_hosts:\n  - images.example.org\n  - videos.example.org\nframe_hosts:\n  - embed.example.org\n',
  )
})

it('categories close their siblings, and dollars are formulas, only if the configuration says so', async () => {
  const config = (themeConfig: string) => `module.exports = { presets: ['classic'], themeConfig: ${themeConfig} }\n`
  const plain = await migrated({
    'docusaurus.config.js': `// remarkPlugins: [require('remark-math')]\n${config('{}')}`,
    'docs/a.md': '',
  })
  expect(plain.read('settings.yml')).toContain('level: lenient\nauto_collapse: false\nformulas: false\ndocusaurus:')
  const other = await migrated({
    'docusaurus.config.js': `import math from 'remark-math'\n${config('{ docs: { sidebar: { autoCollapseCategories: true } } }')}`,
    'docs/a.md': '',
  })
  expect(other.read('settings.yml')).toContain('level: lenient\ndocusaurus:')
  const listed = await migrated({
    'docusaurus.config.js': config('{}'),
    'package.json': '{ "dependencies": { "remark-math": "6.0.0" } }',
    'docs/a.md': '',
  })
  expect(listed.read('settings.yml')).toContain('level: lenient\nauto_collapse: false\ndocusaurus:')
})
