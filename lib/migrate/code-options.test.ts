import { expect, it } from 'vitest'
import { migrated } from './test-migration'

it('the report names the options of the configuration that are code', async () => {
  const { open } = await migrated({
    'docusaurus.config.js': [
      "module.exports = { presets: [['classic', { docs: {",
      '  async sidebarItemsGenerator(args) { return [] },',
      "} }]], plugins: [['@docusaurus/plugin-client-redirects', {",
      '  createRedirects(to) { return undefined },',
      '}]] }',
    ].join('\n'),
    'docs/a.md': '',
  })
  expect(open).toEqual([
    'docusaurus.config.js: createRedirects is code, which was not run: write the redirects that it makes in redirects.yml',
    'docusaurus.config.js: sidebarItemsGenerator is code, which was not run: check the order and labels of the sidebars, and write them in sidebars.ts',
  ])
})

it('an option in a comment is not named', async () => {
  const config = "module.exports = { presets: ['classic'],\n  // createRedirects(to) {},\n}\n"
  expect((await migrated({ 'docusaurus.config.js': config, 'docs/a.md': '' })).open).toEqual([])
})

it('the report names the plugins of the site that change pages', async () => {
  const config = [
    "import { themes } from 'prism-react-renderer'",
    "import placeholders from './src/placeholders'",
    "const links = require('./src/links.js')",
    "import math from 'remark-math'",
    'module.exports = { presets: [["classic", { docs: {',
    '  beforeDefaultRemarkPlugins: [[placeholders, { "a": [1] }]],',
    "  remarkPlugins: [math, require('./src/tables')],",
    '}, blog: {',
    '  // rehypePlugins: [links],',
    '  remarkPlugins: [placeholders],',
    '} }]], plugins: [links] }',
  ].join('\n')
  const { open } = await migrated({ 'docusaurus.config.js': config, 'docs/a.md': '' })
  expect(open).toEqual([
    'docusaurus.config.js: ./src/placeholders, ./src/tables change pages when Docusaurus builds them, and were not run: write the result in the pages',
  ])
})
