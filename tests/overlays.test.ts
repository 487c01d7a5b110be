import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scrollPage, servedSite, wake } from './setup/browser'
import { box, openSearch } from './setup/search'

const site = servedSite('out')
const position = (page: Page) => page.evaluate(() => scrollY)

describe('the table of contents', () => {
  it('keeps the section that is read in view where it is longer than the window', async () => {
    const { page } = await site.open('/docs/faq/', { viewport: { width: 1366, height: 500 } })
    await wake(page)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    for (const part of [0.2, 0.5, 0.8, 0.4]) {
      await scrollPage(page, await page.evaluate((of) => Math.round(document.body.scrollHeight * of), part))
      const before = await position(page)
      await page.waitForFunction(
        (nav) => {
          const current = nav?.querySelector('[aria-current]')?.getBoundingClientRect()
          const pane = nav?.getBoundingClientRect()
          return current && pane && current.top > pane.top && current.bottom < pane.bottom
        },
        await contents.elementHandle(),
      )
      expect(await position(page)).toBe(before)
    }
  })
})
