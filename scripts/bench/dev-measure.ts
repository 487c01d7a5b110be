import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { freePort } from '../../lib/node/port'
import type { DevSite } from './dev-sites'
import { median } from './median'

/** The median times from the start of the server to the first page, in milliseconds. */
export interface StartCost {
  /** The median without caches of an earlier start. */
  readonly cold: number
  readonly warm: number
}

/** Measures `starts` starts of a development server without caches, and as many with caches. */
export async function measureStarts(site: DevSite, browser: Browser, starts: number): Promise<StartCost> {
  const times = { cold: [] as number[], warm: [] as number[] }
  // one port for all starts, as a writer has: Next compiles parts of a page again when its port has changed
  const port = await freePort()
  for (let turn = 0; turn < starts; turn++) {
    clearCaches(site)
    for (const kind of ['cold', 'warm'] as const) {
      const started = await start(site, browser, port)
      times[kind].push(started.milliseconds)
      // the server writes its caches when it is idle
      await started.page.waitForTimeout(10_000)
      await stop(started)
    }
  }
  return { cold: median(times.cold), warm: median(times.warm) }
}

/** Returns the median time from saving an edit of a doc to the changed text in the open page, in milliseconds. */
export async function measureEdits(site: DevSite, browser: Browser, edits: number): Promise<number> {
  const text = readFileSync(site.file, 'utf8')
  const started = await start(site, browser, await freePort())
  try {
    return median(await editTimes(site, started.page, { text, edits }))
  } finally {
    writeFileSync(site.file, text)
    await stop(started)
  }
}

function clearCaches({ folder, caches }: DevSite): void {
  for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true })
}

interface Started {
  readonly server: ChildProcess
  readonly page: Page
  readonly milliseconds: number
}

/** Starts a server and opens the page; resolves when the heading is visible, which some tools render in the browser. */
async function start(site: DevSite, browser: Browser, port: number): Promise<Started> {
  const url = `http://localhost:${port}${site.page}`
  const page = await browser.newPage()
  const begin = performance.now()
  const [program = '', ...args] = [...site.command, ...(site.folder === process.cwd() ? [] : ['--port', String(port)])]
  const server = spawn(program, args, {
    cwd: site.folder,
    // the benchmark's own V8 flags would affect other generators, too; our commands set them themselves
    env: { ...process.env, NODE_OPTIONS: undefined, ...site.env, PORT: String(port) },
    detached: true,
    stdio: 'ignore',
  })
  const started = { server, page }
  try {
    while (!((await listens(port)) && (await opens(page, url)))) {
      if (server.exitCode !== null) throw new Error(`${site.name}: the server ended`)
      if (performance.now() - begin > 300_000) throw new Error(`${site.name}: no page after five minutes`)
      await page.waitForTimeout(25)
    }
    await page.locator('h1').first().waitFor({ timeout: 120_000 })
  } catch (error) {
    await stop(started)
    throw error
  }
  return { ...started, milliseconds: performance.now() - begin }
}

/** Whether a server accepts connections on a port. */
async function listens(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Opens a URL; returns false if the server does not answer yet, or does not serve the page yet. */
async function opens(page: Page, url: string): Promise<boolean> {
  try {
    return (await page.goto(url, { waitUntil: 'commit', timeout: 120_000 }))?.ok() ?? false
  } catch {
    return false
  }
}

/** Stops a server as Ctrl-C does, so that it can write its caches. */
async function stop({ server, page }: Pick<Started, 'server' | 'page'>): Promise<void> {
  await page.close()
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.on('close', resolve))
  const kill = (signal: NodeJS.Signals) => process.kill(-(server.pid ?? 0), signal)
  const impatience = setTimeout(() => kill('SIGKILL'), 10_000)
  kill('SIGINT')
  await ended
  clearTimeout(impatience)
}

async function editTimes(
  site: DevSite,
  page: Page,
  { text, edits }: { text: string; edits: number },
): Promise<number[]> {
  const times: number[] = []
  // the first edit loads the compiler and is not counted
  for (let edit = 0; edit <= edits; edit++) {
    const mark = `Edit number ${edit} of this page.`
    const begin = performance.now()
    writeFileSync(site.file, `${text}\n${mark}\n`)
    await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), mark, {
      timeout: 120_000,
      polling: 10,
    })
    if (edit > 0) times.push(performance.now() - begin)
    // background work after an edit must not count for the next edit
    await page.waitForTimeout(1_000)
  }
  return times
}
