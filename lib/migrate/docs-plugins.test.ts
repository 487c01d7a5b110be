import { expect, it } from 'vitest'
import { migrated } from './test-migration'

it('each docs plugin without a sidebars file has a sidebar of its docs, and generated indexes below its URL', async () => {
  const { read } = await migrated({
    'docusaurus.config.js':
      "module.exports = { presets: ['classic'], plugins: [['@docusaurus/plugin-content-docs', { id: 'team', path: 'team', routeBasePath: 'team' }]] }\n",
    'docs/a.md': '',
    'team/b/c.md': '',
    'team/b/_category_.json': '{ "link": { "type": "generated-index", "slug": "/b" } }',
  })
  expect(read('sidebars.ts')).toContain('"dirName": "."')
  expect(read('sidebars.ts')).toContain('"dirName": "team"')
  expect(read('en/docs/team/b/_category_.json')).toContain('"/team/b"')
})

it('docs with numberPrefixParser: false keep the numbers before their names, except those of folders', async () => {
  const { read, open } = await migrated({
    'docusaurus.config.js': "module.exports = { presets: [['classic', { docs: { numberPrefixParser: false } }]] }\n",
    'docs/01-a.md': '# A\n',
    'docs/02-b/03-c.md': '---\ntitle: C\n---\n',
    'docs/d.md': '# D\n',
  })
  expect(read('en/docs/01-a.md')).toBe('---\nparse_number_prefixes: false\n---\n\n# A\n')
  expect(read('en/docs/02-b/03-c.md')).toBe('---\nparse_number_prefixes: false\ntitle: C\n---\n')
  expect(read('en/docs/d.md')).toBe('# D\n')
  expect(open).toEqual(['docs: has folders whose numbers are not in URLs here: 02-b'])
})

it('a preset of another name has the options of the classic one', async () => {
  const { files } = await migrated({
    'docusaurus.config.js':
      "module.exports = { presets: [['redocusaurus', { specs: [] }], ['mine', { docs: { path: 'text' } }]] }\n",
    'text/a.md': '',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml'])
})

it('a plugin of the site that extends the one of Docusaurus has its folder', async () => {
  const { files, read } = await migrated({
    'docusaurus.config.js':
      "module.exports = { presets: [['classic', { blog: false }]], plugins: [['./plugins/blog', { path: 'news', routeBasePath: 'news' }], './plugins/other'] }\n",
    'plugins/blog.js': "const blog = require('@docusaurus/plugin-content-blog')\nmodule.exports = blog.default\n",
    'plugins/other/index.js': 'module.exports = () => ({})\n',
    'news/2021-08-26-a.md': '# A\n',
  })
  expect(files).toEqual(['en/blog/2021-08-26-a.md', 'settings.yml'])
  expect(read('settings.yml')).toContain('blog: news')
})

it('a blog that two plugins publish is migrated once', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js': "module.exports = { presets: ['classic'], plugins: ['./log.js'] }\n",
    'docs/b.md': '',
    'log.js': "import blog from '@docusaurus/plugin-content-blog'\nexport default blog\n",
    'blog/2021-08-26-a.md': '# A\n',
    'blog/tags.yml': 'sql: { label: SQL }\n',
    'i18n/zh/docusaurus-plugin-content-blog/none.md': '',
  })
  expect(files).toEqual(['en/blog/2021-08-26-a.md', 'en/docs/b.md', 'settings.yml', 'tags.yml'])
  expect(open).toHaveLength(1)
})
