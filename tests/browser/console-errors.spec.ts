import { interceptRequests } from '../support/actions'
import { expect, test } from '../support/site'

test.describe('the errors collected from a page', () => {
  test('the errors collected from a page omit requests that a reload cancels', async ({ site }) => {
    const { page, errors } = await site.open('/docs/faq/')
    let cancelled = 0
    page.on('requestfailed', () => cancelled++)
    // never answers
    await interceptRequests(page, '**/*.js', () => undefined)
    const requested = page.waitForRequest('**/*.js')
    await page.keyboard.press('Shift')
    await requested
    await page.reload()
    expect(cancelled).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

  test('the errors collected from a page include a script that fails to load while the page stays open', async ({
    site,
  }) => {
    const { page, errors } = await site.open('/docs/faq/')
    await interceptRequests(page, '**/*.js', (route) => route.abort('aborted'))
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('Shift')
    await failed
    expect(errors.join()).toContain('net::ERR_ABORTED')
  })
})
