import { startPage } from '../support/actions'
import { expect, test } from '../support/site'

test('the skip link is the first Tab stop, is visible while focused, and moves the focus to the content', async ({
  site,
}) => {
  const { page } = await site.open('/docs/faq/')
  const link = page.getByRole('link', { name: 'Skip to main content' })
  await expect(link).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  expect(page.url()).toBe(site.url('/docs/faq/'))
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content')
})

test('after a navigation by a link, the first Tab reaches the skip link, on wide windows and on phones', async ({
  site,
}) => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page } = await site.open('/docs/zh/guides/optimize/explainOutput/', { viewport })
    await startPage(page)
    await page.locator('a[rel=prev]').click()
    await expect(page).toHaveURL((url) => url.pathname.endsWith('/setupOptimization/'))
    await expect(page.locator('#page-top')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('a[href="#content"]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
  }
})
