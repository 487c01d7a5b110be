import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { run } from '@/lib/node/run'
import { scriptArgs } from '@/lib/node/script-args'
import { writeContent } from '../support/content-folder'
import { runBuild } from './run-build'

const content = path.join('.cache', 'content', 'preview')
const outDir = path.join('.cache', 'sites', 'preview')

it('a preview contains drafts and future posts, marked and hidden from search engines, and is refused for a release', async () => {
  writeContent(content, {
    'en/docs/index.mdx': '---\ntitle: Home\n---\n\nText.\n',
    'en/docs/new.mdx': '---\ntitle: New\ndraft: true\n---\n\nText.\n',
    'en/blog/2999/later.mdx': '---\ntitle: Later\ndate: 2999-01-01\n---\n\nText.\n',
  })
  expect(runBuild({ content, outDir }, '--drafts')).toMatchObject({ status: 0 })
  for (const page of ['new', 'blog/2999/later']) {
    const html = readFileSync(path.join(outDir, 'docs', page, 'index.html'), 'utf8')
    expect(html, page).toContain('This page is a draft.')
    expect(html, page).toContain('Preview: this site contains drafts')
  }
  expect(readFileSync(path.join(outDir, 'docs', 'index.html'), 'utf8')).toContain(
    '<meta name="robots" content="noindex, nofollow"/>',
  )
  await expect(run('node', scriptArgs('scripts/site/check-export.ts', outDir))).rejects.toThrow('is a preview')
  expect(runBuild({ content, outDir })).toMatchObject({ status: 0 })
  expect(existsSync(path.join(outDir, 'docs', 'new', 'index.html'))).toBe(false)
})
