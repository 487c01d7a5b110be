import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { run } from '@/lib/node/run'
import { scriptArgs } from '@/lib/node/script-args'
import { writeContent } from '../support/content-folder'
import { readPage } from '../support/files'
import { runBuild } from './run-build'

const content = path.join('.cache', 'content', 'versions')
const outDir = path.join('.cache', 'sites', 'versions')
const doc = (title: string, body = 'Text.') => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`

it('docs of other versions of a Docusaurus site have links to the other versions and a notice, and are in no sitemap and no search', async () => {
  writeContent(content, {
    'settings.yml':
      'versions: [{ label: "2.0" }, { label: "1.0", folder: "1.0" }, { label: Next, folder: next, unreleased: true }]\ndocusaurus: {}\n',
    'en/docs/index.mdx': doc('Home', 'See [setup](./setup.mdx).'),
    'en/docs/setup.mdx': doc('Setup'),
    'zh/docs/setup.mdx': doc('安装', '正文。'),
    'en/docs/1.0/index.mdx': doc('Home', 'See [setup](./setup.mdx) and [the new one](../setup.mdx).'),
    'en/docs/1.0/setup.mdx': doc('Setup'),
    'en/docs/1.0/removed.mdx': doc('Removed'),
    'zh/docs/1.0/setup.mdx': doc('安装', '正文。'),
    'en/docs/next/setup.mdx': doc('Setup'),
  })
  expect(runBuild({ content, outDir })).toMatchObject({ status: 0 })
  const page = (name: string) => readPage(outDir, name)
  const links = (name: string, area: string) =>
    [...page(name).document.querySelectorAll(`${area} a:not(.anchor)`)].map((a) => a.getAttribute('href'))
  const versions = 'nav[aria-label="Versions of the documentation"]'

  expect(page('setup').text(versions)).toBe('Version: 2.01.0Next')
  expect(links('setup', versions)).toEqual(['/docs/1.0/setup/', '/docs/next/setup/'])
  expect(page('setup').document.querySelector('main [role=note]')).toBeNull()

  expect(page('1.0/setup').text('main [role=note]')).toBe(
    'This is the documentation of version 1.0. The current version is 2.0.',
  )
  expect(links('1.0/setup', 'main [role=note]')).toEqual(['/docs/setup/'])
  expect(page('1.0/removed').text('main [role=note]')).toContain('which does not have this page')
  expect(links('1.0/removed', 'main [role=note]')).toEqual(['/docs/'])
  expect(page('next/setup').text('main [role=note]')).toContain('which is in development')
  expect(page('zh/1.0/setup').text('main [role=note]')).toBe('本页是 1.0 版本的文档。 当前版本是 2.0。')
  expect(links('1.0', 'article')).toEqual(['/docs/1.0/setup/', '/docs/setup/'])
  expect([...new Set(links('1.0/setup', 'nav[aria-label="Docs sidebar"]'))]).toEqual([
    '/docs/1.0/',
    '/docs/1.0/removed/',
    '/docs/1.0/setup/',
  ])

  // its home page is a doc
  expect(page('').document.querySelector('h1')?.textContent).toBe('Home')
  expect(links('', 'nav[aria-label="Docs sidebar"]')).toContain('/docs/setup/')
  expect(page('').document.querySelector('nav[aria-label=Breadcrumbs]')).not.toBeNull()

  const canonical = (name: string) => page(name).attribute('link[rel=canonical]', 'href')
  expect(canonical('1.0/setup')).toMatch(/\/docs\/setup\/$/)
  expect(canonical('zh/1.0/setup')).toMatch(/\/docs\/zh\/setup\/$/)
  expect(page('1.0/removed').attribute('meta[name=robots]', 'content')).toBe('noindex, nofollow')
  expect(readFileSync(path.join(outDir, 'docs', 'sitemap.xml'), 'utf8')).not.toMatch(/\/docs\/(?:zh\/)?(?:1\.0|next)\//)
  expect(readFileSync(path.join(outDir, 'docs', 'llms.txt'), 'utf8')).not.toContain('/1.0/')
  expect(existsSync(path.join(outDir, 'docs', 'zh', '1.0', 'removed', 'index.html'))).toBe(true)
  const settings = { SITE_URL: 'https://doctor.example.org/' }
  const report = await run('node', scriptArgs('scripts/site/check-export.ts', outDir), settings)
  expect(report).toContain('0 errors, 0 warnings')
})
