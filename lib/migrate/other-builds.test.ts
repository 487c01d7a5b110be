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

it('a language whose build has other folders of docs is left out, and the report says how to migrate it', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js': [
      'const lang = process.env.DOCS_LANG || "zh"',
      "module.exports = { i18n: { defaultLocale: lang, locales: [lang] }, presets: [['classic', { docs: { path: `docs/${lang}` } }]] }",
    ].join('\n'),
    'docs/zh/a.md': '',
    'docs/en/a.md': '',
    'i18n/en/code.json': '{}',
  })
  expect(files).toEqual(['settings.yml', 'zh/docs/a.md'])
  expect(open).toEqual([
    'i18n/en: was left out: the Docusaurus site publishes it from another build, with other folders of docs; set the environment variable DOCS_LANG=en and migrate into another folder',
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
