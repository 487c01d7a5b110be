import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { layoutShifts, triggerIntent, waitForStart, waitForRender } from '../support/actions'
import { expect, test as base, type Page } from '../support/site'

/** Opens a path, of whose HTML only what stands before `end` arrives; returns a function that sends the rest. */
type OpenPartially = (page: Page, path: string, end: string) => Promise<() => void>

const test = base.extend<{ openPartially: OpenPartially }>({
  openPartially: async ({ site }, use) => {
    let html = { path: '', start: '', rest: Promise.resolve('') }
    const server = createServer((request, response) => {
      const path = request.url ?? ''
      const respond = async () => {
        const complete = await fetch(site.url(path))
        response.writeHead(complete.status, { 'content-type': complete.headers.get('content-type') ?? '' })
        if (path !== html.path) return response.end(Buffer.from(await complete.arrayBuffer()))
        response.write(html.start)
        return response.end(await html.rest)
      }
      respond().catch((error: Error) => response.destroy(error))
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo

    await use(async (page, path, end) => {
      const complete = await (await fetch(site.url(path))).text()
      const index = complete.indexOf(end)
      if (index < 0) throw new Error(`${path} does not contain ${end}`)
      let sendRest = () => {}
      const rest = new Promise<string>((resolve) => (sendRest = () => resolve(complete.slice(index))))
      html = { path, start: complete.slice(0, index), rest }
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' })
      return sendRest
    })
    server.closeAllConnections()
    server.close()
  },
})

test('a page that is used before all of its HTML has arrived works when the HTML is complete', async ({
  site,
  openPartially,
}) => {
  const { page, errors } = await site.blank({ colorScheme: 'light' })
  const sendRest = await openPartially(page, '/docs/guides/optimize/explainOutput/', '<footer')
  await expect(page.locator('h1')).toBeVisible()
  const script = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'))
  await triggerIntent(page)
  await script
  await expect(page.locator('footer')).toHaveCount(0)
  sendRest()
  await waitForStart(page)
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
  expect(errors).toEqual([])
})

for (const [place, path, end, last] of [
  ['in the navbar', '/docs/', 'data-icon=moon', 'header'],
  ['in the diagram of the home page', '/docs/zh/', '<li data-answer=rewrite', '[data-answer=audit]'],
  ['in the list of rules', '/docs/insides/rules/', 'CL05', 'text=CL04'],
  ['in a table', '/docs/insides/audit/dbOperate/alteration/', 'OP10</a></td>', 'h1'],
  ['below a table', '/docs/guides/optimize/setupOptimization/', 'Edit this page', 'table'],
  ['in the button below the sidebar', '/docs/insides/rules/', 'Hide sidebar', '[data-sidebar]'],
] as const)
  test(`the layout does not shift when the HTML stops ${place} and the rest arrives later`, async ({
    site,
    openPartially,
  }) => {
    const { page } = await site.blank()
    const sendRest = await openPartially(page, path, end)
    await expect(page.locator(last).first()).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await waitForRender(page)
    sendRest()
    await page.waitForLoadState()
    expect(await layoutShifts(page)).toEqual([])
  })
