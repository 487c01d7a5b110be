import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { hydrated, layoutShifts, servedSite, stir } from './setup/browser'

const site = servedSite('out')
/** What a document stops before. */
let stop: string
/** Ends the document that is waiting. */
let letGo: () => void

/** The site, but every document stops on its way until it is let go. */
const server = createServer((request, response) => void answer(request.url ?? '', response))

async function answer(path: string, response: ServerResponse): Promise<void> {
  const whole = await fetch(site.url(path))
  const type = whole.headers.get('content-type') ?? ''
  const body = Buffer.from(await whole.arrayBuffer())
  response.writeHead(whole.status, { 'content-type': type })
  if (!type.startsWith('text/html')) return void response.end(body)
  const rest = body.indexOf(stop)
  if (rest < 0) throw new Error(`${path} has no ${stop}`)
  response.write(body.subarray(0, rest))
  letGo = () => void response.end(body.subarray(rest))
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Opens a page, all of which is there but what stands from `before` on. */
async function arrive(page: Page, path: string, before: string): Promise<void> {
  stop = before
  const { port } = server.address() as AddressInfo
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' })
}

describe('a reader who is there before all of the page is', () => {
  it.each([
    ['with its data in a file', '/docs/guides/optimize/explainOutput/'],
    ['with its data inside', '/docs/search/'],
  ])('has a page that works when the rest has come, %s', async (_, path) => {
    const { page, noise } = await site.blank({ colorScheme: 'light' })
    const underWay = new Set<string>()
    page.on('request', (request) => request.url().endsWith('.js') && underWay.add(request.url()))
    page.on('requestfinished', (request) => underWay.delete(request.url()))
    await arrive(page, path, '<footer')
    await page.locator('h1').waitFor()
    await stir(page)
    // whatever comes before the rest of the page has come, and has run
    await expect.poll(() => page.locator('head script[src]').count()).toBeGreaterThan(3)
    await expect.poll(() => underWay.size).toBe(0)
    expect(await page.locator('footer').count()).toBe(0)
    letGo()
    await hydrated(page)
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(noise).toEqual([])
  })
})

describe('nothing moves when the rest of a page comes', () => {
  it.each([
    ['in the bar at the top', '/docs/', 'data-icon="moon"', 'header'],
    ['in the picture of the home', '/docs/zh/', '<li data-answer="rewrite"', '[data-answer=audit]'],
    ['in the list of rules', '/docs/insides/rules/', 'CL05', 'text=CL04'],
    ['in a table', '/docs/insides/audit/dbOperate/alteration/', 'OP10</a></td>', 'h1'],
    ['in the button below the menu', '/docs/insides/rules/', 'Hide sidebar', '[data-sidebar]'],
  ])('that had stopped %s', async (_, path, before, last) => {
    const { page } = await site.blank()
    await arrive(page, path, before)
    await page.locator(last).first().waitFor()
    await page.waitForTimeout(300)
    letGo()
    await page.waitForLoadState()
    expect(await layoutShifts(page)).toEqual([])
  })
})
