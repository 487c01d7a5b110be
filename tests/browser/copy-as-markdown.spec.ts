import { readFileSync } from 'node:fs'
import { expect, test } from '../support/site'

const name = 'Copy page as Markdown'

test('the button “Copy page as Markdown” copies the page’s Markdown version, also if pressed before the scripts start', async ({
  site,
}) => {
  const { page, errors } = await site.blank({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.clock.install()
  await page.goto(site.url('/docs/faq/'))
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name }).dispatchEvent('click')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readFileSync('out/docs/faq/index.md', 'utf8'))
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name })).toBeVisible()
  expect(errors).toEqual([])
})

test('the button “Copy page as Markdown” opens the Markdown version where copying is forbidden', async ({ site }) => {
  const { page } = await site.blank()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { write: () => Promise.reject(new Error('no')) } })
  })
  await page.goto(site.url('/docs/zh/blog/2025/reading-plan-diffs/'))
  await page.getByRole('button', { name: '复制本页 Markdown' }).click()
  await page.waitForURL((url) => url.pathname === '/docs/zh/blog/2025/reading-plan-diffs/index.md')
})
