import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { migrate } from './migrate'
import { migrationReport } from './report'
import { runHere } from './test-migration'

it('a post with the name and date of one of another blog has the name of its blog, and the report says so', async () => {
  const blogs = "presets: ['classic'], plugins: [['@docusaurus/plugin-content-blog', { id: 'news', path: 'news' }]]"
  const from = tempFolder({
    'docusaurus.config.js': `module.exports = { ${blogs} }\n`,
    'docs/a.md': 'A\n',
    'blog/2020-01-02-a.md': 'A\n',
    'blog/2020-01-03-b/index.mdx': 'A\n',
    'blog/2020-01-03-b/x.svg': '<svg/>',
    'news/2020-01-02-a.md': 'B\n',
    'news/2020-01-02-c.md': 'C\n',
    'news/2020-01-03-b/index.md': 'B\n',
    'news/2020-01-03-b/x.svg': '<svg>b</svg>',
    'i18n/zh/docusaurus-plugin-content-blog-news/2020-01-02-a.md': '乙\n',
  })
  const to = path.join(tempFolder({}), 'content')
  const migration = await migrate(from, to, { runConfig: runHere })
  expect([...migration.plan.files.keys()].filter((file) => file.includes('blog')).sort()).toEqual([
    'en/blog/2020-01-02-a-news.md',
    'en/blog/2020-01-02-a.md',
    'en/blog/2020-01-02-c.md',
    'en/blog/2020-01-03-b-news/index.md',
    'en/blog/2020-01-03-b-news/x.svg',
    'en/blog/2020-01-03-b/index.mdx',
    'en/blog/2020-01-03-b/x.svg',
    'zh/blog/2020-01-02-a-news.md',
  ])
  const report = migrationReport(migration, { from, to, diagnostics: [] })
  expect(report).toContain(
    '- `news/2020-01-02-a.md` is 2020-01-02-a-news.md here, because another blog has a post of this name: change links to it\n',
  )
  expect(report).toContain('- `news/2020-01-03-b/index.md` is 2020-01-03-b-news/index.md here, because')
})

it('the report groups changes of one kind, and names the configuration with a redirect to another site', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const from = tempFolder({
    'docusaurus.config.js': `module.exports = { presets: ['classic'], plugins: [
      ['@docusaurus/plugin-content-docs', { id: 'team', path: 'team', routeBasePath: 'team' }],
      ['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/x', to: 'https://example.com/' }] }],
    ] }\n`,
    'docs/a.md': 'A\n',
    ...Object.fromEntries(names.map((name) => [`team/${name}.md`, `---\nslug: /${name}${name}\n---\n`])),
  })
  const to = path.join(tempFolder({}), 'content')
  const report = migrationReport(await migrate(from, to, { runConfig: runHere }), { from, to, diagnostics: [] })
  expect(report).toContain(
    '- `team/a.md` slug is /team/aa, because its docs are in team/ (other files were changed likewise: 6)\n',
  )
  expect(report).not.toContain('team/b.md')
  expect(report).toContain('- `docusaurus.config.js` the redirect from /x leads to another site')
})
