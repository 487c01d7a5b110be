import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { searchIndexFolder } from '../../lib/dev/search-folder'
import { freePort } from '../../lib/node/port'
import { waitForStart } from '../support/actions'

export { expect, type Page }

/** A content folder and the development server that follows it. */
export interface DevSite {
  readonly folder: string
  readonly url: (path: string) => string
  /** The output of the server since its start. */
  readonly output: () => string
  /** Writes a file of the content folder. */
  readonly save: (file: string, text: string | Buffer) => void
  readonly remove: (file: string) => void
  /** Ends the server as Ctrl+C does, and starts it again. */
  readonly restart: () => Promise<void>
}

const folder = path.join('.cache', 'content', 'dev')

const rules = `export default {
  page: 'topic/rules',
  rules: [
    {
      code: 'NM01',
      name: { en: 'Short name', zh: '短名称' },
      level: 'notice',
      statements: ['CREATE TABLE'],
      databases: ['mysql'],
      trigger: { en: 'a name is short.', zh: '名称很短。' },
      reason: { en: 'It says little.', zh: '含义不清。' },
      bad: { sql: 'SELECT 1' },
      good: { sql: 'SELECT 2' },
    },
  ],
}
`

/** The content folder at the beginning of a test file. */
export const pages = {
  'en/docs/index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n',
  'en/docs/topic/one.mdx': '---\ntitle: One\ntags: [first]\n---\n\nText of one.\n',
  'en/docs/topic/two.mdx': '---\ntitle: Two\n---\n\nText of two. See [one](./one.mdx).\n',
  'en/docs/topic/rules.mdx': '---\ntitle: Rules\n---\n\n<RuleFamily name="names" />\n',
  'en/docs/topic/api.mdx': '---\ntitle: API\n---\n\n<Endpoint operation="createWorkspace" />\n',
  'en/blog/2024/post.mdx': '---\ntitle: A post\ndate: 2024-01-02\n---\n\nExcerpt.\n\n{/* truncate */}\n\nRest.\n',
} as const

/** The files beside the pages. */
export const project = {
  'sidebars.ts': "export default { guidesBar: ['index', 'topic/one', 'topic/two', 'topic/rules', 'topic/api'] }\n",
  'tags.yml': 'first: { label: { en: First, zh: 第一 } }\n',
  'rules/names.ts': rules,
  'sql/tpch.sql': 'CREATE TABLE orders (id INT);\n',
  'api/openapi.yaml': readFileSync(path.join('content', 'api', 'openapi.yaml'), 'utf8'),
} as const

/** Playwright's `test` with a development server for each worker. */
export const test = base.extend<{ open: (path: string) => Promise<Page> }, { dev: DevSite }>({
  dev: [
    async ({}, use) => {
      // the search index of an earlier run contains the edits of its tests
      for (const earlier of [folder, searchIndexFolder]) rmSync(earlier, { recursive: true, force: true })
      const save: DevSite['save'] = (file, text) => {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
        writeFileSync(path.join(folder, file), text)
      }
      for (const [file, text] of Object.entries({ ...pages, ...project })) save(file, text)
      const port = await freePort()
      const url = (page: string) => `http://localhost:${port}/docs${page}`
      let server = start(port)
      const isReady = () => {
        // a folder has one server, and that of a worker that is being replaced may not have ended yet
        if (server.hasEnded()) server = start(port)
        return answers(url('/topic/one/'))
      }
      await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
      const restart = async () => {
        await server.end('SIGINT')
        await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
      }
      const remove = (file: string) => rmSync(path.join(folder, file), { recursive: true })
      await use({ folder, url, output: () => server.output(), save, remove, restart })
      await server.end('SIGKILL')
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  open: async ({ page, dev }, use) =>
    use(async (address) => {
      await page.goto(dev.url(address))
      await waitForStart(page)
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      return page
    }),
})

/** Whether a page still has its original document: it was updated without a reload. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

interface DevProcess {
  readonly output: () => string
  readonly hasEnded: () => boolean
  /** Sends a signal to all processes of the server and waits until they have ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

function start(port: number): DevProcess {
  let printed = ''
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    env: { ...process.env, CONTENT_DIR: folder, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  let isClosed = false
  // its streams close when the last process that writes to them has ended
  const closed = once(child, 'close').then(() => (isClosed = true))
  const end = async (signal: NodeJS.Signals) => {
    process.kill(-(child.pid ?? 0), signal)
    await closed
  }
  return { output: () => printed, hasEnded: () => isClosed, end }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
