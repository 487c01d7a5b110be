import AxeBuilder from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, intercept, servedSite } from './setup/browser'

const post = '/docs/blog/2023/not-in-null-trap/'
const site = servedSite('out')

/** Opens a post and presses “Run it here” of a rewrite that changes the result on purpose. */
async function openPanel(path = post) {
  const { page, noise } = await site.open(path)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const rewrite = page
    .locator('[data-rewrite]')
    .filter({ hasText: /changes the result/ })
    .first()
  await rewrite.getByRole('button', { name: 'Run it here' }).click()
  return { page, noise, rewrite, asked, status: rewrite.getByRole('status') }
}

const workers = (page: Page) => page.workers().length

describe('Run it here', () => {
  it('fetches nothing of the database before it is asked to', async () => {
    const { page } = await site.blank()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(site.url(post), { waitUntil: 'networkidle' })
    await page.mouse.move(300, 300)
    await page.mouse.move(400, 380)
    await hydrated(page)
    expect(asked.filter((url) => url.includes('/_sql/'))).toEqual([])
  })

  it('runs both statements, shows rows and plans, and says whether they agree', async () => {
    const { page, noise, rewrite, asked, status } = await openPanel()
    await rewrite.locator('[data-verdict="different"]').waitFor({ timeout: 60_000 })
    expect(await status.textContent()).toBe('Different rows.')
    expect(asked.filter((url) => !url.startsWith(site.url('/')))).toEqual([])

    const [before, after] = await rewrite.getByRole('textbox').all()
    await before?.fill('SELECT r_regionkey FROM region ORDER BY r_regionkey')
    await after?.fill('SELECT r_regionkey FROM region ORDER BY r_regionkey DESC')
    await rewrite.getByRole('button', { name: 'Run both' }).click()
    await rewrite.locator('[data-verdict="sameRows"]').waitFor()
    expect(await status.textContent()).toBe('Same rows, in another order.')
    expect(await rewrite.locator('[data-verdict] tbody').first().locator('tr').count()).toBe(5)

    await after?.fill('SELECT nonsense')
    await rewrite.getByRole('button', { name: 'Run both' }).click()
    await rewrite.getByRole('region', { name: 'After' }).getByText('column "nonsense" does not exist').waitFor()
    expect(await status.textContent()).toBe('After: column "nonsense" does not exist')
    expect(noise).toEqual([])

    await page.evaluate(AxeBuilder.source)
    const found = await page.evaluate(
      async () => (await (globalThis as unknown as { axe: typeof AxeBuilder }).axe.run('[data-rewrite]')).violations,
    )
    expect(found).toEqual([])
  }, 120_000)

  it('says so when its code cannot be had, and comes with the next press', async () => {
    const { page } = await site.open(post)
    const rewrite = page.locator('[data-rewrite]').first()
    await rewrite.hover()
    await hydrated(page)
    await intercept(page, '**/*.js', (route) => route.abort())
    await rewrite.getByRole('button', { name: 'Run it here' }).click()
    await rewrite.getByRole('alert').waitFor()
    expect(await rewrite.getByRole('alert').textContent()).toBe('The database could not be started here.')
    await page.unrouteAll()
    await rewrite.getByRole('button', { name: 'Run it here' }).click()
    await rewrite.getByRole('textbox').first().waitFor()
    expect(await rewrite.getByRole('alert').count()).toBe(0)
  })

  it('can be cancelled while it loads, and the worker is gone', async () => {
    const { page, rewrite } = await openPanel()
    await rewrite.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => workers(page), { timeout: 15_000 }).toBe(0)
    expect(await rewrite.getByRole('textbox').count()).toBe(0)
    expect(await rewrite.getByRole('button', { name: 'Run it here' }).isVisible()).toBe(true)
  })

  it('closes on Escape, and the focus is back on its button', async () => {
    const { page, rewrite } = await openPanel()
    await rewrite.getByRole('textbox').first().press('Escape')
    await expect.poll(() => workers(page), { timeout: 15_000 }).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run it here')
  })

  it('leaves the focus on the button that runs both, from where Escape closes', async () => {
    const { page, rewrite } = await openPanel()
    await rewrite.locator('[data-verdict="different"]').waitFor({ timeout: 60_000 })
    for (const side of await rewrite.getByRole('textbox').all()) await side.fill('SELECT 1')
    const run = rewrite.getByRole('button', { name: 'Run both' })
    await run.press('Enter')
    await rewrite.locator('[data-verdict="same"]').waitFor()
    expect(await run.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await rewrite.getByRole('button', { name: 'Run it here' }).waitFor()
  }, 120_000)

  it.each([320, 1024, 1280, 1440])('keeps to the column at a width of %i', async (width) => {
    const { page } = await site.open(post)
    await page.setViewportSize({ width, height: 800 })
    const over = await page.locator('[data-rewrite]').evaluateAll(
      (found) =>
        found.filter((one) => {
          const inside = one.getBoundingClientRect()
          const sides = [...one.querySelectorAll('[data-side], [data-side] figure')]
          return (
            one.scrollWidth > one.clientWidth ||
            sides.some((side) => side.getBoundingClientRect().right > inside.right + 1)
          )
        }).length,
    )
    expect(over).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  it('gives the memory back when the reader goes to another page', async () => {
    const { page, rewrite } = await openPanel()
    await rewrite.getByRole('button', { name: 'Cancel' }).waitFor()
    await expect.poll(() => workers(page), { timeout: 15_000 }).toBe(1)
    await page.locator('article a[href*="three-valued-logic"]').first().click()
    await page.waitForURL('**/three-valued-logic/')
    await expect.poll(() => workers(page), { timeout: 15_000 }).toBe(0)
  })

  it('says so where there is no WebAssembly', async () => {
    const { page } = await site.blank()
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
    await page.goto(site.url(post))
    const rewrite = page.locator('[data-rewrite]').first()
    await rewrite.getByRole('button', { name: 'Run it here' }).click()
    await rewrite.getByText('This browser cannot run the database').waitFor()
    expect(workers(page)).toBe(0)
  })
})
