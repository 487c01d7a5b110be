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
  await expect(page.locator('#content')).toBeFocused()
})
