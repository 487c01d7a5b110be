import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readRelease } from '@/lib/export/release'
import { diffText, releaseDiff } from '@/lib/export/release-diff'
import { fixtures, writeFixture } from './setup/fixtures'

const sites = path.join('.cache', 'sites')
const [incremental, whole] = ['incremental', 'whole'].map((name) => path.join(sites, name)) as [string, string]
let content = ''

/** One of everything, with rules and a picture, whose files are edited here. */
function writeContent(): void {
  const special = fixtures.find(({ name }) => name === 'special')
  content = writeFixture({
    name: 'incremental',
    env: {},
    write: (folder) => {
      special?.write(folder)
      mkdirSync(path.join(folder, 'rules'))
      cpSync(path.join('content', 'rules', 'comments.ts'), path.join(folder, 'rules', 'comments.ts'))
      edit('rules/comments.ts', /^import.*$/m, '', folder)
      edit('rules/comments.ts', 'satisfies RuleFamily', '', folder)
      edit('rules/comments.ts', /page: '.*'/, "page: 'features'", folder)
      edit('en/docs/features.mdx', '[^1]: The note.', '<RuleFamily name="comments" />\n\n[^1]: The note.', folder)
    },
  })
}

function edit(file: string, from: string | RegExp, to: string, folder = content): void {
  const place = path.join(folder, file)
  const text = readFileSync(place, 'utf8')
  expect(text.replace(from, to), file).not.toBe(text)
  writeFileSync(place, text.replace(from, to))
}

const env = (outDir: string) => ({
  ...process.env,
  CONTENT_DIR: content,
  OUT_DIR: outDir,
  SITE_DATE: '2026-01-01',
})

/** Builds a site, and tells how many pages were made and how many kept. */
function build(outDir: string, ...args: string[]) {
  const said = execFileSync('npm', ['run', '--silent', 'build', '--', ...args], {
    env: env(outDir),
    encoding: 'utf8',
    stdio: 'pipe',
  })
  const [, made, kept] = /^export: (\d+) pages made, (\d+) kept$/m.exec(said) ?? []
  return { made: Number(made), kept: Number(kept) }
}

/** Begins a build and ends it, with all that it has started, in the midst of the export. */
async function kill(outDir: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build'], {
    env: env(outDir),
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((resolve) => child.stdout.on('data', (text) => String(text).includes('search:') && resolve()))
  await new Promise((resolve) => setTimeout(resolve, 3000))
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await new Promise((resolve) => child.on('close', resolve))
}

/** What the site of kept pages has otherwise than one that is made as a whole. */
function difference(): string {
  build(whole, '--all')
  const diff = releaseDiff(readRelease(whole), readRelease(incremental))
  return diff.pages.length + diff.hashed.length + diff.others.length > 0 ? diffText(diff) : ''
}

describe('a build after an edit', { timeout: 300_000 }, () => {
  beforeAll(() => {
    writeContent()
    build(incremental, '--all')
  }, 300_000)

  it('of the text of a doc and a post makes little anew, and what a whole build makes; even after one that was killed', async () => {
    appendFileSync(path.join(content, 'en/docs/cards/one.mdx'), '\n## One more section\n\nSee [two](./two.mdx).\n')
    appendFileSync(path.join(content, 'en/blog/2024/post-03.mdx'), '\nOne sentence more.\n')
    await kill(incremental)
    expect(build(incremental)).toEqual({ made: 39, kept: 37 })
    expect(difference()).toBe('')
  })

  it('of what others show of a page, and of the files beside the pages, makes what a whole build makes', () => {
    edit('en/docs/cards/two.mdx', 'title: Two', 'title: Another')
    edit('en/blog/2024/post-02.mdx', 'title: Post of', 'title: Article of')
    edit('sidebars.ts', '"cards/one",', '"cards/new","cards/one",')
    edit('rules/comments.ts', "en: 'Table comment'", "en: 'Comment of a table'")
    writeFileSync(path.join(content, 'en/docs/cards/new.mdx'), '---\ntitle: New\n---\n\nA new page.\n')
    rmSync(path.join(content, 'en/docs/only-english.md'))
    edit('sidebars.ts', '"only-english",', '')
    build(incremental)
    expect(difference()).toBe('')
  })
})
