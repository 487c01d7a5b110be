import { expect, it } from 'vitest'
import { migrated } from './test-migration'

it('the default folders are migrated if the configuration cannot be evaluated, and the report says so', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js': "throw new Error('no token')\n",
    'docs/a.md': '',
    'i18n/ja/docusaurus-plugin-content-docs/current/a.md': '',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml'])
  expect(open).toEqual([
    'docusaurus.config.js: cannot be evaluated (no token): docs/, blog/, src/pages/ and static/ were migrated, with “en” as their language; other folders, routes and redirects were not. If this is not the whole site: make it a configuration that needs no other program, and migrate again',
    'i18n: languages were left out, because this site has English and Chinese: ja',
  ])
})

it('a configuration that cannot be evaluated still says the language and the URL, and the report names what it needs', async () => {
  const { files, read, open } = await migrated({
    'docusaurus.config.js': [
      '// defaultLocale: "fr",',
      "if (!process.env.SITE_TOKEN) throw new Error('no token')",
      'module.exports = {',
      "  url: 'https://example.org',",
      "  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },",
      '}',
    ].join('\n'),
    'docs/a.md': '',
  })
  expect(files).toEqual(['settings.yml', 'zh/docs/a.md'])
  expect(read('settings.yml')).toContain('url: https://example.org')
  expect(open).toEqual([
    'docusaurus.config.js: cannot be evaluated (no token): docs/, blog/, src/pages/ and static/ were migrated, with “zh-Hans” as their language; other folders, routes and redirects were not. If this is not the whole site: the configuration reads the environment variable SITE_TOKEN, so set it as for a build and migrate again',
  ])
})
