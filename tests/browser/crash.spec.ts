import { hydrate } from '../support/actions'
import { axeViolations } from '../support/axe'
import { expect, test, type Page, type Site } from '../support/site'

const doc = '/docs/faq/'

/** Opens a page on which a DOM API that client components of the content or the navbar use throws until `repair`. */
async function openCrashing(site: Site, path: string, part: 'content' | 'navbar'): Promise<Page> {
  const { page } = await site.blank({ colorScheme: 'light' })
  await page.addInitScript((crashing) => {
    localStorage.setItem('theme', 'dark')
    const fail = () => {
      const root = new Error('the root cause')
      const middle = new TypeError('the cause', { cause: root })
      root.cause = middle
      throw new Error('the error', { cause: middle })
    }
    const isBroken = () => !('isRepaired' in window)
    if (crashing === 'content') {
      const original = Element.prototype.querySelectorAll
      Element.prototype.querySelectorAll = function (selectors: string) {
        if (selectors.includes('href^="#"') && isBroken()) fail()
        return original.call(this, selectors)
      }
    } else {
      Object.defineProperty(HTMLDetailsElement.prototype, 'open', { get: () => (isBroken() ? fail() : false) })
    }
  }, part)
  await page.goto(site.url(path))
  await hydrate(page)
  return page
}

const repair = (page: Page) => page.evaluate(() => Object.assign(window, { isRepaired: true }))
const theme = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }))

test.describe('a crash of the content', () => {
  for (const [path, heading, button, causeLabel, repairedHeading] of [
    [doc, 'This page crashed.', 'Try again', 'Cause:', 'FAQ'],
    ['/docs/zh/faq/', '页面已崩溃。', '重试', '原因：', '常见问题'],
  ] as const)
    test(`a crash of the content shows the error with its causes between navbar and footer, and can be retried, on ${path}`, async ({
      site,
    }) => {
      const page = await openCrashing(site, path, 'content')
      const retry = page.getByRole('button', { name: button })
      await expect(retry).toBeVisible()
      await expect(page.locator('h1')).toHaveText(heading)
      const message = ['the error', `${causeLabel}\nthe cause`, `${causeLabel}\nthe root cause`].join('\n\n')
      expect(await page.locator('main pre').textContent()).toBe(message)
      await expect(page.locator('header')).toBeVisible()
      await expect(page.locator('footer')).toBeVisible()
      expect(await page.title()).not.toBe('Page Error')
      expect(await axeViolations(page)).toEqual([])

      // crashes again
      await retry.click()
      await expect(retry).toBeVisible()
      await repair(page)
      await retry.click()
      await expect(page.locator('h1')).toHaveText(repairedHeading)
      await expect(page.locator('main pre', { hasText: 'the error' })).toHaveCount(0)
    })

  test('a crash of the content ends with a navigation to another page', async ({ site }) => {
    const page = await openCrashing(site, doc, 'content')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await expect(page.locator('h1')).toHaveText('Blog')
  })
})

test('a crash of the layout shows the error under its own title, in the saved theme', async ({ site }) => {
  const page = await openCrashing(site, '/docs/blog/', 'navbar')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(page).toHaveTitle('Page Error')
  await expect(page.locator('h1')).toHaveText('This page crashed.')
  await expect(page.locator('pre')).toContainText('the error')
  expect(await theme(page)).toMatchObject({ theme: 'dark' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'SQL Tuner' })).toHaveAttribute('href', '/docs/')
  expect(await axeViolations(page)).toEqual([])
  await repair(page)
  await retry.click()
  await expect(page.locator('h1')).toHaveText('Blog')
  await expect(page).toHaveTitle('Blog | SQL Tuner')
})

test('a failed hydration, after which React renders the document anew, keeps the saved theme', async ({ site }) => {
  const { page } = await site.blank({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(site.url(doc))
  // as a browser extension may
  await page.evaluate(() => document.querySelector('main h1')?.replaceWith(document.createElement('blink')))
  await hydrate(page)
  await expect(page.locator('h1')).toHaveText('FAQ')
  expect(await theme(page)).toMatchObject({ theme: 'dark', themeChoice: 'dark' })
})
