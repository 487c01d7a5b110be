import { expect, it } from 'vitest'
import { migrated } from './test-migration'

it('a static page that only redirects is a redirect, unless its target is at its URL here', async () => {
  const page = (url: string) => `<html><meta http-equiv="refresh" content="0; url=${url}"></html>\n`
  const { files, read, open } = await migrated({
    'docusaurus.config.js': "module.exports = { presets: ['classic'] }\n",
    'docs/logging.md': '# Logging\n',
    'static/logging/index.html': page('/docs/logging/'),
    'static/debugging/index.html': page('/docs/logging/'),
    'static/demo/index.html': '<p>Demo</p>\n',
  })
  expect(files).toEqual(['en/docs/logging.md', 'redirects.yml', 'settings.yml', 'static/demo/index.html'])
  expect(read('redirects.yml')).toBe('/debugging/: /logging/\n')
  expect(open).toEqual([])
})
