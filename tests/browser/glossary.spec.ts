import { startPage } from '../support/actions'
import { expect, test, type Page } from '../support/site'
import { horizontalOverflow, phone, resizeTo } from '../support/viewport'

const path = '/docs/markdown-page/'
const link = (page: Page) => page.locator('a[href="/docs/glossary/#covering-index"]').first()
const box = (page: Page) => page.locator('#term-covering-index')

test('a term shows its definition while the pointer is on it or on the definition, without JavaScript', async ({
  site,
}) => {
  const { page } = await site.open(path, { javaScriptEnabled: false })
  await expect(box(page)).toBeHidden()
  await link(page).hover()
  await expect(box(page)).toBeVisible()
  // by steps, as a hand does, over what is between the two
  const target = await box(page).boundingBox()
  const source = await link(page).boundingBox()
  if (!target || !source) throw new Error('the term has no box')
  expect(target.y).toBeGreaterThanOrEqual(source.y + source.height / 2)
  await page.mouse.move(source.x + source.width / 2, target.y + target.height / 2, { steps: 20 })
  await expect(box(page)).toBeVisible()
  await page.mouse.move(1, 1)
  await expect(box(page)).toBeHidden()
})

test('a focused term shows its definition, which describes it, until Escape is pressed', async ({ site }) => {
  const { page, errors } = await site.open(path)
  await startPage(page)
  await expect(link(page)).toHaveAccessibleDescription(/contains every column that a query reads/)
  // a focus that a script sets is visible only after a key
  await page.keyboard.press('Tab')
  await link(page).focus()
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  await expect(link(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await link(page).focus()
  await expect(box(page)).toBeVisible()
  expect(errors).toEqual([])
})

test('on a phone a tap on a term follows the link, and nothing covers the text', async ({ site }) => {
  const { page } = await site.open(path, phone)
  await link(page).tap()
  await page.waitForURL(site.url('/docs/glossary/#covering-index'))
  await expect(page.getByRole('heading', { name: /^Covering index/ })).toBeInViewport()
})

test('at 390 px a definition is as wide as the text and stays inside the window', async ({ site }) => {
  const { page } = await site.open(path, { javaScriptEnabled: false })
  await resizeTo(page, 390)
  await link(page).hover()
  await expect(box(page)).toBeVisible()
  const { x = -1, width = 0 } = (await box(page).boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
})

test('definitions are not printed', async ({ site }) => {
  const { page } = await site.open(path)
  await link(page).hover()
  await page.emulateMedia({ media: 'print' })
  await expect(box(page)).toBeHidden()
})
