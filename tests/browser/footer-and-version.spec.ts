import { startPage } from '../support/actions'
import { expect, test } from '../support/site'

test('a footer of one row has a dot between its links, except in narrow windows', async ({ site }) => {
  const { page } = await site.open('/docs/faq/', { viewport: { width: 1200, height: 900 } })
  const list = page.locator('body > footer ul').first()
  await list.evaluate((element) => element.closest('[data-form]')?.setAttribute('data-form', 'row'))
  const links = list.getByRole('listitem')
  const contents = () =>
    links.evaluateAll((items) =>
      ['::before', '::after'].map((name) => items.map((item) => getComputedStyle(item, name).content)),
    )
  const none = ['none', 'none', 'none']
  expect(await contents()).toEqual([['none', '"·"', '"·"'], none])
  await page.setViewportSize({ width: 996, height: 900 })
  await expect.poll(contents).toEqual([none, none])
})

test('a preferred docs version is removed from storage if it does not exist, and kept if it does', async ({ site }) => {
  const { page } = await site.open('/docs/faq/')
  const key = 'docs-preferred-version-default'
  const store = (version: string) =>
    page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, version] as const)
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key)
  await store('1.0')
  await startPage(page)
  expect(await stored()).toBeNull()
  await store('current')
  await page.reload()
  await startPage(page)
  expect(await stored()).toBe('current')
})
