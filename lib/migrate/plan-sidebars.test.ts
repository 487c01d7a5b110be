import { expect, it } from 'vitest'
import { migrated } from './test-migration'

const configWith = (sidebarPath: string) =>
  `module.exports = { presets: [['classic', { docs: { sidebarPath: ${sidebarPath} } }]] }\n`

it('a sidebars file in TypeScript is found by its name with .js, as in Docusaurus', async () => {
  const { read, open } = await migrated({
    'docusaurus.config.js': configWith("require.resolve('./sidebars.js')"),
    'sidebars.ts': "export default { docs: ['b', 'a'] }\n",
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
  })
  expect(read('sidebars.ts')).toContain('"docs": [\n    "b",\n    "a"')
  expect(open).toEqual([])
})

it('a sidebars file that does not exist is reported', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js': configWith("'./sidebars.js'"),
    'docs/a.md': '# A\n',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml'])
  expect(open).toEqual([
    'sidebars.js: does not exist, so the folders define the sidebar; if the site generates the file, run its script and migrate again',
  ])
})

it('a sidebars file that imports generated files is reported with their names', async () => {
  const { read, open } = await migrated({
    'docusaurus.config.js': configWith("'./sidebars.js'"),
    'sidebars.js':
      "const api = require('./docs/api/sidebar')\nmodule.exports = { docs: ['a', ...require('./own'), ...api, ...require('package')] }\n",
    'own.js': "module.exports = ['b']\n",
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
  })
  expect(read('sidebars.ts')).toContain('"docs": [\n    "a",\n    "b"\n  ]')
  expect(open).toEqual([
    'sidebars.js: imports docs/api/sidebar, which does not exist, so its items are missing in sidebars.ts: if the site generates the file, run its script and migrate again',
  ])
})
