import { startPage, scrollTo } from '../support/actions'
import { recordRequests } from '../support/requests'
import { expect, test } from '../support/site'

test.describe('client navigation', () => {
  test('client navigation scrolls to the top, focuses the top and announces the title of the new page once', async ({
    site,
  }) => {
    const { page } = await site.blank()
    const requests = recordRequests(page)
    await page.goto(site.url('/docs/guides/optimize/explainOutput/'))
    await startPage(page)
    await page.evaluate(() => {
      const announced: string[] = []
      const read = () => {
        const text = document.querySelector('[aria-live]')?.textContent ?? ''
        if (text !== announced.at(-1)) announced.push(text)
      }
      new MutationObserver(read).observe(document, { childList: true, characterData: true, subtree: true })
      Object.assign(window, { announced })
    })
    await scrollTo(page, 2000)
    await page.locator('a[rel=prev]').click()
    await expect(page).toHaveURL((url) => url.pathname === '/docs/guides/optimize/setupOptimization/')
    await expect(page.locator('#page-top')).toBeFocused()
    await page.waitForFunction(() => scrollY === 0)
    const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
    await expect.poll(announced).not.toEqual([])
    await requests.settle()
    expect((await announced()).filter(Boolean)).toEqual([expect.stringMatching(/^Set up/)])
    await expect(page.locator('[aria-live]')).toHaveCount(1)
  })

  test('client navigation scrolls to the section that the hash names', async ({ site }) => {
    const { page } = await site.open('/docs/')
    await startPage(page)
    await page.locator('main a[href$="#is-my-sql-executed"]').click()
    await expect(page).toHaveURL((url) => url.hash === '#is-my-sql-executed')
    await page.waitForFunction(() => {
      const top = document.getElementById('is-my-sql-executed')?.getBoundingClientRect().top ?? -1
      return top >= 0 && top < 200
    })
  })
})
