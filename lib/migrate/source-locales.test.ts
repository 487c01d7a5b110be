import { expect, it } from 'vitest'
import { migrated } from './test-migration'

const siteWith = (i18n: string) => ({
  'docusaurus.config.js': `module.exports = { i18n: ${i18n}, presets: ['classic'] }\n`,
  'docs/a.md': '',
  'i18n/en/docusaurus-plugin-content-docs/current/a.md': '',
  'i18n/ja/docusaurus-plugin-content-docs/current/a.md': '',
  'i18n/zh/docusaurus-plugin-content-docs/current/a.md': '',
})

it('translations that the configuration does not publish are left out, and the report says so', async () => {
  const { files, open } = await migrated(siteWith("{ defaultLocale: 'zh-CN', locales: ['zh-CN', 'ja'] }"))
  const unpublished =
    'was left out: i18n.locales of the configuration does not name it, so Docusaurus does not publish it either'
  expect(files).toEqual(['settings.yml', 'zh/docs/a.md'])
  expect(open).toEqual([
    'i18n: languages were left out, because this site has English and Chinese: ja',
    `i18n/en: ${unpublished}`,
    `i18n/zh: ${unpublished}`,
  ])
})

it('a translation is in the folder that the configuration of its language names', async () => {
  const { files } = await migrated(
    siteWith("{ defaultLocale: 'en', locales: ['en', 'zh-Hans'], localeConfigs: { 'zh-Hans': { path: 'zh' } } }"),
  )
  expect(files).toEqual(['en/docs/a.md', 'settings.yml', 'zh/docs/a.md'])
})

it('a translation into the default language precedes the original, which is the page of the other language', async () => {
  const { files, read } = await migrated({
    'docusaurus.config.js':
      "module.exports = { i18n: { defaultLocale: 'en', locales: ['zh', 'en'] }, presets: ['classic'] }\n",
    'docs/a.md': '# 甲\n',
    'docs/b.md': '# B\n',
    'docs/c.png': '',
    'i18n/en/docusaurus-plugin-content-docs/current/a.mdx': '# A\n',
    'i18n/en/docusaurus-plugin-content-docs/current/former.md': '# Former\n',
  })
  expect(files).toEqual(['en/docs/a.mdx', 'en/docs/b.md', 'en/docs/c.png', 'settings.yml', 'zh/docs/a.md'])
  expect([read('en/docs/a.mdx'), read('zh/docs/a.md')]).toEqual(['# A\n', '# 甲\n'])
})
