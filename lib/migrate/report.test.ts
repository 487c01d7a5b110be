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
