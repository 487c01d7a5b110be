import { expect, it } from 'vitest'
import { migrated } from './test-migration'

it('the report names a folder of docs that does not exist, and the environment variables that the configuration reads', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js':
      "const { SITE } = process.env\nmodule.exports = { presets: [['classic', { docs: { path: `docs/${SITE ?? process.env.REGION}` }, blog: false }]] }\n",
    'docs/cn/a.md': '',
  })
  expect(files).toEqual(['settings.yml'])
  expect(open).toEqual([
    'docusaurus.config.js: its folder of docs, docs/undefined, does not exist: the configuration reads the environment variables SITE and REGION, so set them as for a build and migrate again',
  ])
})

it('the report names a folder of docs that does not exist if the configuration reads no environment variable', async () => {
  const { open } = await migrated({
    'docusaurus.config.js': "module.exports = { presets: [['classic', { docs: { path: 'guides' }, blog: false }]] }\n",
    'docs/a.md': '',
  })
  expect(open).toEqual(['docusaurus.config.js: its folder of docs, guides, does not exist'])
})
