import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hydrated } from './setup/browser'
import { chromiumArgs, chromiumPath } from './setup/chromium'
import { writeCorpus } from './setup/fixtures'

const content = path.join('.cache', 'content', 'dev')
const file = path.join(content, 'en', 'docs', 'topic-000', 'page-1.mdx')
const post = path.join(content, 'en', 'blog', '2024', 'post.mdx')
const port = '4123'
const url = `http://localhost:${port}/docs/topic-000/page-1/`
let dev: ChildProcess
let output = ''

beforeAll(async () => {
  rmSync(content, { recursive: true, force: true })
  writeCorpus(content, 3)
  writeFileSync(file, '---\ntitle: 1\n---\n')
  mkdirSync(path.dirname(post), { recursive: true })
  writeFileSync(post, '---\ntitle: A post\ndate: 2024-01-02\n---\n\nExcerpt.\n\n{/* truncate */}\n\nRest.\n')
  dev = spawn('npm', ['run', '--silent', 'dev'], {
    env: { ...process.env, CONTENT_DIR: content, PORT: port },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  dev.stdout?.on('data', (text) => (output += String(text)))
  dev.stderr?.on('data', (text) => (output += String(text)))
  await until(() => output.includes('starts when the content is sound'))
  writeCorpus(content, 3)
  await until(() => output.includes('Ready in'))
  // the first page is compiled when it is asked for
  await (await fetch(url)).text()
})

afterAll(() => {
  process.kill(-(dev.pid ?? 0), 'SIGKILL')
})

describe('development', () => {
  it('serves the public addresses, and an edit shows on the open page without a reload', async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
    const page = await browser.newPage()
    await page.goto(url)
    await page.locator('h1', { hasText: 'Page 1' }).waitFor()
    // the order of the style sheets' layers is the export's: of the toggle's two icons one shows
    expect(await page.locator('header button[class*=themeToggle] svg:visible').count()).toBe(1)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    writeFileSync(file, '---\ntitle: Edited title\n---\n\nEdited body.\n')
    await page.locator('h1', { hasText: 'Edited title' }).waitFor()
    await page.locator('p', { hasText: 'Edited body.' }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await browser.close()
  })

  it('shows a picture that stands beside a page, at its address and in the page', async () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    writeFileSync(path.join(path.dirname(file), 'dot.png'), Buffer.from(pixel, 'base64'))
    writeFileSync(path.join(path.dirname(file), 'picture.mdx'), '---\ntitle: Picture\n---\n\n![A dot](./dot.png)\n')
    const html = async () => (await fetch(url.replace('page-1', 'picture'))).text()
    await until(async () => (await html()).includes('alt="A dot"'))
    const src = /src="(\/docs\/media\/dot\.[0-9a-f]{8}\.png)"/.exec(await html())?.[1] ?? ''
    const answer = await fetch(`http://localhost:${port}${src}`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect((await answer.arrayBuffer()).byteLength).toBe(Buffer.from(pixel, 'base64').length)
  })

  it('serves the feeds at their public addresses', async () => {
    const answer = await fetch(`http://localhost:${port}/docs/zh/blog/atom.xml`)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain('<title>A post</title>')
    expect(text).toContain('<p>Rest.</p>')
    expect((await fetch(`http://localhost:${port}/docs/blog/feed.xml`)).status).toBe(404)
  })

  it('serves a page’s Markdown beside it, which the button below its title copies', async () => {
    const answer = await fetch(`${url}index.md`)
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await answer.text()).toBe(
      '---\ntitle: Edited title\nurl: https://docs.example.com/docs/topic-000/page-1/\nlanguage: en-GB\n---\n\n# Edited title\n\nEdited body.\n',
    )
    const get = (page: string) => fetch(`http://localhost:${port}/docs/${page}index.md`)
    expect(await (await get('')).text()).toContain('url: https://docs.example.com/docs/\n')
    expect(await (await get('zh/blog/2024/post/')).text()).toContain('\n\nRest.\n')
    expect((await get('topic-000/nothing/')).status).toBe(404)
  })

  it('searches, and finds an edit', async () => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
    const page = await browser.newPage()
    await page.goto(url)
    await hydrated(page)
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('edited title')
    await page.getByRole('option', { name: 'Edited title' }).first().waitFor()
    await browser.close()
  })

  it('shows drafts and lists unlisted pages, each with a notice of what the published site will do', async () => {
    const topic = path.dirname(file)
    writeFileSync(path.join(topic, 'draft.mdx'), '---\ntitle: Soon\ndraft: true\n---\n\nDraft body.\n')
    writeFileSync(path.join(topic, 'hidden.mdx'), '---\ntitle: Hidden\nunlisted: true\n---\n\nHidden body.\n')
    const get = async (page: string) => (await fetch(url.replace('page-1', page))).text()
    await until(async () => (await get('hidden')).includes('Hidden body.'))
    expect(await get('draft')).toContain('This page is a draft.')
    const hidden = await get('hidden')
    expect(hidden).toContain('This page is unlisted.')
    expect(hidden).not.toContain('noindex')
    expect(await get('page-1')).toContain('href="/docs/topic-000/hidden/"')
  })

  it('says what is wrong with an edit and keeps the last good content', async () => {
    writeFileSync(file, '---\ntitle: Edited title\n---\n\nEdited <Body>.\n')
    await until(() => output.includes(`${file}:5:8:`))
    const html = await (await fetch(url)).text()
    expect(html).toContain('Edited body.')
  })

  it('does so when the edit comes while the good one before it is being prepared', async () => {
    writeFileSync(file, '---\ntitle: Edited title\n---\n\nEdited again.\n')
    // checked, and about to be typed
    await until(() => !existsSync(path.join('.contentlayer', 'typed.json')))
    writeFileSync(file, '---\ntitle: Edited title\n---\n\nToo soon <Broken>.\n')
    await until(() => output.includes(`${file}:5:10:`))
    const answer = await fetch(url)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Edited again.')
  })
})

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    if (await done()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`waited in vain; development said:\n${output}`)
}
