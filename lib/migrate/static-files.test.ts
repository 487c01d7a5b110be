import { expect, it } from 'vitest'
import { migrated } from './test-migration'

it('static files whose URLs this site writes itself, or that are for a host, are left out', async () => {
  const { files, open } = await migrated({
    'docusaurus.config.js': "module.exports = { presets: ['classic'] }\n",
    'docs/a.md': '',
    'static/CNAME': '',
    'static/favicon.svg': '',
    'static/img/sw.js': '',
    'static/llms.txt': '',
    'static/sw.js': '',
  })
  expect(files).toEqual(['en/docs/a.md', 'settings.yml', 'static/img/sw.js'])
  expect(open).toEqual([
    'static/CNAME: was left out: it is for a host; deploy/README.md shows what replaces it',
    'static/favicon.svg: was left out: this site has its own favicon.svg, in public/',
    'static/llms.txt: was left out: this site writes its own llms.txt',
    'static/sw.js: was left out: this site writes its own sw.js',
  ])
})
