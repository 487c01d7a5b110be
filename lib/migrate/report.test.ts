import path from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { migrate } from './migrate'
import { migrationReport } from './report'
import { runHere } from './test-migration'

it('the report names a post that another blog has, too, without the path of the repository', async () => {
  const blogs = "presets: ['classic'], plugins: [['@docusaurus/plugin-content-blog', { id: 'news', path: 'news' }]]"
  const from = tempFolder({
    'docusaurus.config.js': `module.exports = { ${blogs} }\n`,
    'docs/a.md': 'A\n',
    'blog/2020-01-02-a.md': 'A\n',
    'news/2020-01-02-a.md': 'B\n',
  })
  const to = path.join(tempFolder({}), 'content')
  const report = migrationReport(await migrate(from, to, { runConfig: runHere }), { from, to, diagnostics: [] })
  expect(report).toContain(
    '- `news/2020-01-02-a.md` was left out: en/blog/2020-01-02-a.md comes from blog/2020-01-02-a.md\n',
  )
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
