import { hydrate, scrollTo } from '../support/actions'
import { expect, test } from '../support/site'

test('between pages of one route the navbar, the sidebar and the footer stay, and the new text starts at its top', async ({
  site,
}) => {
  const { page } = await site.open('/docs/guides/optimize/explainOutput/')
  await hydrate(page)
  const parts = ['header', '[data-sidebar] nav', 'body > footer', 'main']
  await page.evaluate((names) => {
    for (const name of names) document.querySelector(name)?.setAttribute('data-seen', '')
  }, parts)
  await scrollTo(page, 1500)
  const sidebar = page.locator('[data-sidebar]')
  await sidebar.getByRole('link', { name: 'Quick start' }).click()
  await expect(page.locator('h1')).toHaveText('Quick start')
  await page.waitForFunction(() => scrollY === 0)
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Quick start')
  const kept = await page.evaluate(
    (names) => names.filter((name) => document.querySelector(name)?.hasAttribute('data-seen')),
    parts,
  )
  expect(kept).toEqual(['header', '[data-sidebar] nav', 'body > footer'])
})

test('the page that a link leads to is rendered once before it is painted', async ({ site }) => {
  const { page } = await site.open('/docs/guides/optimize/explainOutput/')
  await hydrate(page)
  // if anything has to be rendered again at once, React runs the effects of the first rendering before the paint
  await page.evaluate(() => {
    const order: string[] = []
    Object.assign(window, { order })
    new MutationObserver(() => order.push('changed')).observe(document.body, { childList: true, subtree: true })
    addEventListener('site:arrived', () => order.push('arrived'))
  })
  await page.locator('[data-sidebar]').getByRole('link', { name: 'Quick start' }).click()
  await expect(page.locator('h1')).toHaveText('Quick start')
  const order = () => page.evaluate(() => (window as unknown as { order: string[] }).order)
  await expect.poll(order).toContain('arrived')
  expect((await order())[0]).toBe('changed')
})
