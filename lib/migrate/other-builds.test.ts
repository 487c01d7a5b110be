import { expect, it } from 'vitest'
import { migrated } from './test-migration'

it('a translation that another build publishes is migrated, and the report names the environment variable', async () => {
  const { files, open, changed } = await migrated({
    'docusaurus.config.js': [
      'const { CI, DOCS_LANG = "en" } = process.env',
      "module.exports = { i18n: { defaultLocale: DOCS_LANG, locales: [DOCS_LANG] }, presets: ['classic'] }",
    ].join('\n'),
    'docs/a.md': '',
    'i18n/zh/docusaurus-plugin-content-docs/current/a.md': '',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml', 'zh/docs/a.md'])
  expect(open).toEqual([])
  expect(changed).toEqual([
    'i18n/zh: was migrated with the rest; the Docusaurus site publishes it from another build, with DOCS_LANG=zh',
  ])
})

it('a language whose build has the same docs and posts in other folders is migrated with all its pages', async () => {
  const { files, open, changed } = await migrated({
    'docusaurus.config.js': [
      'const lang = process.env.DOCS_LANG || "zh"',
      'const docs = { path: `docs/${lang}`, sidebarPath: `./sidebars.${lang}.js` }',
      'const blog = { path: `blog/${lang}` }',
      "module.exports = { i18n: { defaultLocale: lang, locales: [lang] }, presets: [['classic', { docs, blog }]] }",
    ].join('\n'),
    'docs/zh/a.md': '',
    'docs/zh/b.md': '',
    'docs/en/a.md': '',
    'docs/en/c.md': '',
    'blog/zh/a.md': '---\ndate: 2021-08-26\n---\n',
    'blog/en/a.md': '---\ndate: 2021-08-26\n---\n',
    'i18n/en/code.json': '{}',
    'sidebars.zh.js': 'module.exports = { main: [{ type: "category", label: "甲", items: ["a", "b"] }] }',
    'sidebars.en.js': 'module.exports = { main: [{ type: "category", label: "A", items: ["a", "c"] }] }',
  })
  expect(files).toEqual([
    'en/blog/a.md',
    'en/docs/a.md',
    'en/docs/c.md',
    'settings.yml',
    'sidebars.ts',
    'zh/blog/a.md',
    'zh/docs/a.md',
    'zh/docs/b.md',
  ])
  expect(open).toEqual([
    'sidebars.en.js: was left out: the sidebars of the other language are in sidebars.ts; write the labels there as { en, zh }',
  ])
  expect(changed).toEqual([
    'i18n/en: was migrated with the rest; the Docusaurus site publishes it from another build, with DOCS_LANG=en',
    'sidebars.zh.js: is in sidebars.ts, as data, with the labels of both languages',
  ])
})

it('a language whose build has other docs is left out, and the report says how to migrate it', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js': [
      'const lang = process.env.DOCS_LANG || "zh"',
      "module.exports = { i18n: { defaultLocale: lang, locales: [lang] }, presets: [['classic', { docs: { path: `docs/${lang}`, routeBasePath: lang } }]] }",
    ].join('\n'),
    'docs/zh/a.md': '',
    'docs/en/a.md': '',
    'i18n/en/code.json': '{}',
  })
  expect(files).toEqual(['settings.yml', 'zh/docs/a.md'])
  expect(open).toEqual([
    'i18n/en: was left out: the Docusaurus site publishes it from another build, with other docs; set the environment variable DOCS_LANG=en and migrate into another folder',
  ])
})

it('a translation that no environment variable publishes is left out', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js':
      "module.exports = { url: process.env.SITE_URL, i18n: { defaultLocale: 'en', locales: ['en'] }, presets: ['classic'] }\n",
    'docs/a.md': '',
    'i18n/zh/docusaurus-plugin-content-docs/current/a.md': '',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml'])
  expect(open).toEqual([
    'i18n/zh: was left out: i18n.locales of the configuration does not name it, so Docusaurus does not publish it either',
  ])
})
