import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { servedSite, wake } from './setup/browser'

/** What the services were told, in order. */
let told: { service: 'gtag' | 'events'; url: string; title?: string; referrer: string; facts: object }[] = []
/** Every request that reached the services' server. */
let asked: string[] = []
let server: Server

/** A service's own script, in the form of gtag.js: it works off what the page has queued and takes over the queue. */
const gtagScript = `(function () {
  var config
  function take(command) {
    if (String(command) !== '[object Arguments]') throw new Error('gtag.js takes Arguments objects only')
    if (command[0] === 'config') config = command
    if (command[0] !== 'event') return
    fetch('http://stats.example.org/collect', { method: 'POST', keepalive: true, mode: 'no-cors',
      body: JSON.stringify({ id: config[1], anonymous: config[2].anonymize_ip, automatic: config[2].send_page_view,
        event: command[1], ...command[2] }) })
  }
  document.cookie = '_visitor=1'
  dataLayer.forEach(take)
  dataLayer.push = take
})()`

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const cookie = request.headers.cookie !== undefined
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/collect') {
      const { page_location: url, page_title: title, page_referrer: referrer, ...facts } = JSON.parse(body)
      told.push({ service: 'gtag', url, title, referrer, facts: { ...facts, cookie } })
    }
    if (request.url === '/api/event') {
      const { url, referrer, ...facts } = JSON.parse(body)
      told.push({ service: 'events', url, referrer, facts: { ...facts, cookie } })
    }
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
    response.end(request.method === 'GET' ? gtagScript : 'ok')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => server.close())
beforeEach(() => {
  told = []
  asked = []
})

const counted = servedSite('.cache/sites/renamed', () => [
  `--host-resolver-rules=MAP stats.example.org 127.0.0.1:${(server.address() as AddressInfo).port}`,
])

const views = (service: string) => told.filter((view) => view.service === service)
const places = (service: string) => views(service).map(({ url }) => new URL(url).pathname)

/** Waits until both services know of so many views, and a little longer, so that one too many would show. */
async function settled(page: Page, number: number): Promise<void> {
  await vi.waitFor(() => expect(Math.min(places('gtag').length, places('events').length)).toBe(number), 10_000)
  await page.waitForTimeout(500)
}

describe('a page view', () => {
  it('counts once with each service for a reader who touches nothing', async () => {
    const { page, noise } = await counted.open('/docs/faq/')
    await settled(page, 1)
    const url = counted.url('/docs/faq/')
    expect(views('gtag')).toEqual([
      {
        service: 'gtag',
        url,
        title: 'FAQ | Query Wizard',
        referrer: '',
        facts: { id: 'G-WIZARD', event: 'page_view', anonymous: true, automatic: false, cookie: false },
      },
    ])
    expect(views('events')).toEqual([
      {
        service: 'events',
        url,
        referrer: '',
        facts: { name: 'pageview', domain: 'wizard.example.org', cookie: false },
      },
    ])
    expect(asked.toSorted()).toEqual(['GET /gtag.js?id=G-WIZARD', 'POST /api/event', 'POST /collect'])
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined()
    expect(noise).toEqual([])
  })

  it('counts once more for every page that a reader goes to, back and forward too, under the new page’s title', async () => {
    const { page, noise } = await counted.open('/docs/blog/')
    await wake(page)
    await settled(page, 1)
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await settled(page, 2)
    await page.getByRole('link', { name: 'Tutorial' }).first().click()
    await settled(page, 3)
    await page.goBack()
    await settled(page, 4)
    await page.goForward()
    await settled(page, 5)
    const path = ['/docs/blog/', '/docs/faq/', '/docs/', '/docs/faq/', '/docs/']
    expect(places('gtag')).toEqual(path)
    expect(places('events')).toEqual(path)
    const titles = ['Blog', 'FAQ', 'Introduction to Query Wizard', 'FAQ', 'Introduction to Query Wizard']
    expect(views('gtag').map(({ title }) => title)).toEqual(titles.map((title) => `${title} | Query Wizard`))
    expect(views('gtag').map(({ referrer }) => referrer)).toEqual([
      '',
      ...views('gtag')
        .map(({ url }) => url)
        .slice(0, 4),
    ])
    expect(noise).toEqual([])
  })

  it('a change of the hash alone is none', async () => {
    const { page } = await counted.open('/docs/faq/')
    await wake(page)
    await settled(page, 1)
    await page.locator('nav[aria-label="On this page"] a').nth(1).click()
    await page.waitForURL((url) => url.hash !== '')
    await page.waitForTimeout(1000)
    expect(told).toHaveLength(2)
  })

  it('counts for a page that is left at once', async () => {
    const { page } = await counted.blank()
    await page.goto(counted.url('/docs/faq/'), { waitUntil: 'domcontentloaded' })
    await page.goto('about:blank')
    await vi.waitFor(() => expect(places('events')).toEqual(['/docs/faq/']))
  })
})

describe('nobody is counted', () => {
  /** Opens a page, goes to another one, and gives late requests their time. */
  async function readTwoPages(page: Page) {
    await wake(page)
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    await page.waitForTimeout(1000)
    return {
      cookies: await page.context().cookies(),
      tags: await page.locator('script[src*="stats.example.org"], script[src*="gtag"]').count(),
      asked,
    }
  }
  const nothing = { cookies: [], tags: 0, asked: [] }

  it.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])('who asks for it by %s', async (_, name, value) => {
    const { page } = await counted.blank()
    await page.addInitScript(([key, set]) => Object.defineProperty(navigator, key, { get: () => set }), [
      name,
      value,
    ] as [string, unknown])
    await page.goto(counted.url('/docs/blog/'))
    expect(await readTwoPages(page)).toEqual(nothing)
  })

  const uncounted = servedSite('out')
  it('on a site without ids, which asks no server but its own', async () => {
    const { page } = await uncounted.blank()
    const foreign: string[] = []
    page.on('request', (request) => !request.url().startsWith(uncounted.url('/')) && foreign.push(request.url()))
    await page.goto(uncounted.url('/docs/blog/'))
    expect(await readTwoPages(page)).toEqual(nothing)
    expect(foreign).toEqual([])
  })
})
