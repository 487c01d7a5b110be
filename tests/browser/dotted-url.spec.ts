import { startPage } from '../support/actions'
import { doNotTrack } from '../support/do-not-track'
import { fixtureSite } from '../support/fixture-site'
import { expect, test } from '../support/site'

test.use({ folder: fixtureSite })

test('a link to a page whose URL ends in a version is followed by the router, without a reload', async ({ site }) => {
  const { page, errors } = await doNotTrack(site).open('/docs/half-translated/')
  await startPage(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('article a', { hasText: '2.1' }).click()
  await expect(page.locator('h1', { hasText: 'Release 2.1' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/docs/release/2.1/')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(errors).toEqual([])
})
