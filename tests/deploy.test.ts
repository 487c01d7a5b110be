import { describe, expect, it } from 'vitest'
import { intercept, servedSite, wake } from './setup/browser'
import { deploy, expectNoFailure, isNew, served } from './setup/two-builds'

const site = servedSite(served)

describe('a deploy while a reader has a page open', () => {
  it('a link leads to the new page', async () => {
    const { page } = await site.open('/docs/')
    await wake(page)
    deploy('new')
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/faq/', { waitUntil: 'load' })
    expect(await page.locator('h1').textContent()).toBe('FAQ')
    expect(await isNew(page)).toBe(true)
    await expectNoFailure(page)
    // and from there readers go on as ever
    await wake(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/blog/')
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.context().close()
  })

  it('so does one whose data was fetched ahead from the old build, and whose code is gone', async () => {
    const { page } = await site.open('/docs/blog/')
    await wake(page)
    // the scripts of docs may be fetched ahead as well: a reader with an empty cache has none of them
    await intercept(page, '**/*.js', (route) =>
      route.request().resourceType() === 'other' ? route.abort() : route.continue(),
    )
    const data = page.waitForResponse((response) => response.url().endsWith('/docs/faq/index.txt'))
    await page.getByRole('link', { name: 'FAQs' }).first().hover()
    await data
    deploy('new')
    await page.getByRole('link', { name: 'FAQs' }).first().click()
    // more than one of those who miss the code may ask for the whole page: the later one ends the earlier navigation
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/docs/faq/')
    await expectNoFailure(page)
    await page.context().close()
  })

  it('a page that was only read stays as it is, and its links lead on', async () => {
    const { page } = await site.open('/docs/faq/')
    deploy('new')
    await page.mouse.move(300, 300)
    await page.mouse.move(420, 360)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('h1').textContent()).toBe('FAQ')
    await expectNoFailure(page)
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/blog/', { waitUntil: 'load' })
    expect(await isNew(page)).toBe(true)
    await wake(page)
    await page.context().close()
  })

  it('the way back leads to a page that works', async () => {
    const { page } = await site.open('/docs/faq/')
    await wake(page)
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
    deploy('new')
    await page.getByRole('link', { name: 'Insides' }).first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/docs/insides/'), { waitUntil: 'load' })
    for (const [address, heading] of [
      ['/docs/blog/', 'Blog'],
      ['/docs/faq/', 'FAQ'],
    ] as const) {
      await page.goBack()
      await page.waitForURL((url) => url.pathname === address)
      await page.locator('h1', { hasText: heading }).waitFor()
      await expectNoFailure(page)
    }
    await page.context().close()
  })
})
