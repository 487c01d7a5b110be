import type { Locator } from '@playwright/test'
import { startPage } from '../support/actions'
import { axeViolations } from '../support/axe'
import { expect, test, type Page } from '../support/site'

const path = '/docs/markdown-page/'
const image = (page: Page) =>
  page.getByRole('img', { name: 'A statement is rewritten, then both results are compared' })
const diagram = (page: Page) => page.getByRole('img', { name: 'A rewrite is offered if it passes, else refused' })
const enlargeButton = (page: Page, picture: Locator) =>
  page.locator('figure', { has: picture }).getByRole('button', { name: 'Enlarge' })

test('SVG images and Mermaid diagrams follow the colour mode; formulas and captions are laid out', async ({ site }) => {
  const { page } = await site.open(path)
  const colours = () =>
    Promise.all([
      image(page)
        .locator('rect')
        .first()
        .evaluate((rect) => getComputedStyle(rect).stroke),
      diagram(page)
        .locator('text')
        .first()
        .evaluate((text) => getComputedStyle(text).fill),
    ])
  const light = await colours()
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  const dark = await colours()
  expect(dark[0]).not.toBe(light[0])
  expect(dark[1]).not.toBe(light[1])
  await expect(page.locator('figcaption', { hasText: 'From a statement to a proof' })).toBeVisible()
  const width = page.locator('article math[display=block]').evaluate((math) => math.getBoundingClientRect().width)
  expect(await width).toBeGreaterThan(100)
})

test('“Enlarge” shows an image or a diagram in an accessible dialog that Escape or a click closes, with the focus back on the button', async ({
  site,
}) => {
  const { page, errors } = await site.open(path)
  await startPage(page)
  const dialog = page.getByRole('dialog', { name: 'A statement is rewritten, then both results are compared' })
  const button = enlargeButton(page, image(page))
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await button.click()
    await expect(dialog).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await test.step('a Mermaid diagram is enlarged', async () => {
    await enlargeButton(page, diagram(page)).click()
    const large = page.getByRole('dialog', { name: 'A rewrite is offered if it passes, else refused' })
    await expect(large.locator('svg')).toBeVisible()
  })
  expect(errors).toEqual([])
})

test('a wide Mermaid diagram scrolls by itself on a phone, with its button below', async ({ site }) => {
  const { page } = await site.open(path, { viewport: { width: 390, height: 844 }, hasTouch: true })
  expect(await diagram(page).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const above = await diagram(page).boundingBox()
  const below = await enlargeButton(page, diagram(page)).boundingBox()
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
})
