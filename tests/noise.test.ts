import { describe, expect, it } from 'vitest'
import { intercept, servedSite } from './setup/browser'

const site = servedSite('out')

describe('the noise of a page', () => {
  it('has nothing of what a reload cuts off', async () => {
    const { page, noise } = await site.open('/docs/faq/')
    let cutOff = 0
    page.on('requestfailed', () => cutOff++)
    // scripts that never come
    await intercept(page, '**/*.js', () => undefined)
    const asked = page.waitForRequest('**/*.js')
    await page.keyboard.press('Shift')
    await asked
    await page.unrouteAll()
    await page.reload()
    expect(cutOff).toBeGreaterThan(0)
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('has a script that fails while the page is there', async () => {
    const { page, noise } = await site.open('/docs/faq/')
    await intercept(page, '**/*.js', (route) => route.abort('aborted'))
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('Shift')
    await failed
    expect(noise.join()).toContain('net::ERR_ABORTED')
    await page.context().close()
  })
})
