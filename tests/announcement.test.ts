import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { site as settings } from '@/lib/site'
import { layoutShifts, scrollPage, servedSite, wake } from './setup/browser'

const site = servedSite('out')
/** The one that the site has now: to write another one there breaks no test. */
const id = settings.announcement?.id ?? ''
const longPage = '/docs/guides/optimize/explainOutput/'

describe('the announcement bar', () => {
  const bar = (page: Page) => page.locator('[data-announcement]')

  it('is closed for good, and the page moves up only when the reader closes it', async () => {
    const { page, noise } = await site.open('/docs/faq/')
    await bar(page).waitFor()
    await page.getByRole('button', { name: 'Close the announcement' }).click()
    await bar(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': id,
    })
    await page.reload()
    expect(await bar(page).isVisible()).toBe(false)
    expect(noise).toEqual([])
  })

  it('shows again when its id has changed', async () => {
    const { page } = await site.blank()
    await page.addInitScript(() => {
      if (localStorage.length > 0) return
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one')
      localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    })
    await page.goto(site.url('/docs/faq/'))
    expect(await bar(page).isVisible()).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('false')
  })

  it('closes only itself: a tab with a newer page has another one', async () => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'a-newer-one'))
    await page.getByRole('button', { name: 'Close the announcement' }).click()
    await bar(page).waitFor({ state: 'hidden' })
    // which the next newer page takes for another one
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(id)
  })

  it.each(['true', 'false'])('shifts nothing while the page loads (closed before: %s)', async (dismissed) => {
    const { page } = await site.blank()
    await page.addInitScript(
      (closed) => {
        localStorage.setItem('docusaurus.announcement.id', closed.id)
        localStorage.setItem('docusaurus.announcement.dismiss', closed.dismissed)
      },
      { id, dismissed },
    )
    await page.goto(site.url('/docs/faq/'))
    await wake(page)
    const shifts = (await layoutShifts(page)).length
    expect(shifts).toBe(0)
  })

  it('closes without storage as well, for this page', async () => {
    const { page } = await site.blank()
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await page.goto(site.url('/docs/faq/'))
    await page.getByRole('button', { name: 'Close the announcement' }).click()
    await bar(page).waitFor({ state: 'hidden' })
  })

  it('the docs sidebar leaves room for it only at the very top', async () => {
    const { page } = await site.open(longPage)
    const height = () => page.locator('[data-sidebar] > div').evaluate((element) => element.clientHeight)
    expect(await height()).toBe(900 - 60 - 30)
    await scrollPage(page, 30)
    expect(await height()).toBe(900 - 60)
  })
})
