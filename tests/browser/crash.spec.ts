import { startPage } from '../support/actions'
import { axeViolations } from '../support/axe'
import { expect, test, type Page, type Site } from '../support/site'

/** Opens the results page, whose component uses an API that throws until `repair`. */
async function openCrashing(site: Site, path: string): Promise<Page> {
  const { page } = await site.blank()
  await page.addInitScript(() => {
    const Original = URLSearchParams
    window.URLSearchParams = new Proxy(Original, {
      construct(target, parameters: ConstructorParameters<typeof URLSearchParams>) {
        if ('isRepaired' in window) return new target(...parameters)
        const root = new Error('the root cause')
        const middle = new TypeError('the cause', { cause: root })
        root.cause = middle
        throw new Error('the error', { cause: middle })
      },
    })
  })
  await page.goto(site.url(path))
  await startPage(page)
  await page.getByRole('searchbox').focus()
  return page
}

const repair = (page: Page) => page.evaluate(() => Object.assign(window, { isRepaired: true }))

for (const [path, heading, button, causeLabel] of [
  ['/docs/search/', 'This page crashed.', 'Try again', 'Cause:'],
  ['/docs/zh/search/', '页面已崩溃。', '重试', '原因：'],
] as const)
  test(`a crash of a component shows the error with its causes in its place, and can be retried, on ${path}`, async ({
    site,
  }) => {
    const page = await openCrashing(site, path)
    const retry = page.getByRole('alert').getByRole('button', { name: button })
    await expect(retry).toBeVisible()
    await expect(page.locator('main h2')).toHaveText(heading)
    const message = ['the error', `${causeLabel}\nthe cause`, `${causeLabel}\nthe root cause`].join('\n\n')
    expect(await page.locator('main pre').textContent()).toBe(message)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await axeViolations(page)).toEqual([])

    // crashes again
    await retry.click()
    await expect(retry).toBeVisible()
    await repair(page)
    await retry.click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.locator('main pre')).toHaveCount(0)
  })

test('a crash of a component ends with a navigation to another page', async ({ site }) => {
  const page = await openCrashing(site, '/docs/search/')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await expect(page.locator('h1')).toHaveText('Blog')
})
