import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { intercept, servedSite, wake } from './setup/browser'

const site = servedSite('out')
const inItsPlace = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })

/** What may come where the code of a control should. */
const answers: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
  ['nothing', (route) => route.abort()],
  ['404', (route) => route.fulfill({ status: 404, body: 'Not Found' })],
  ['an empty file', inItsPlace('')],
  ['a page', inItsPlace('<html>Sign in to this network')],
]

/** A page that React works, and from now on what breaks it; a page in place of a script is an error by itself. */
async function opened(path: string, answer: (route: Route) => Promise<void>) {
  const { page } = await site.open(path, { permissions: ['clipboard-read', 'clipboard-write'] })
  await wake(page)
  await page.waitForLoadState('networkidle')
  const errors: string[] = []
  page.on('pageerror', ({ name, message }) => name !== 'SyntaxError' && errors.push(message))
  await intercept(page, '**/*.js', answer)
  return { page, errors }
}

const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

describe.each(answers)('a control whose code is answered by %s', (_, answer) => {
  it('says so, and works when it is pressed again', async () => {
    const { page, errors } = await opened('/docs/markdown-page/', answer)
    const block = page.locator('figure[data-language]', { hasText: 'systemctl restart' }).first()
    const copy = block.locator('[data-act=copy]')
    await copy.scrollIntoViewIfNeeded()
    await copy.click({ force: true })
    await told(page).waitFor()
    await page.unroute('**/*.js')
    await copy.click({ force: true })
    await block.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await told(page).count()).toBe(0)
    expect(errors).toEqual([])
    await page.context().close()
  })

  it('so does the form above the rules', async () => {
    const { page, errors } = await opened('/docs/insides/rules/', answer)
    const field = page.locator('input[name=q]')
    const count = page.locator('output[data-many]')
    await field.focus()
    await count.filter({ hasText: 'could not be loaded' }).waitFor()
    await page.unroute('**/*.js')
    await field.fill('nm')
    await count.filter({ hasText: /^\d+ / }).waitFor()
    expect(await field.inputValue()).toBe('nm')
    expect(errors).toEqual([])
    await page.context().close()
  })

  it('so does the results page', async () => {
    const { page, errors } = await opened('/docs/search/', answer)
    await page.getByRole('searchbox').fill('index')
    await told(page).waitFor()
    await page.unroute('**/*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('main > ol > li').first().waitFor()
    expect(errors).toEqual([])
    await page.context().close()
  })

  it('so does “Run it here”', async () => {
    const { page, errors } = await opened('/docs/blog/2023/not-in-null-trap/', answer)
    const rewrite = page.locator('[data-rewrite]').first()
    await rewrite.getByRole('button', { name: 'Run it here' }).click()
    await rewrite.getByRole('alert').waitFor()
    await page.unroute('**/*.js')
    await rewrite.getByRole('button', { name: 'Run it here' }).click()
    await rewrite.getByRole('textbox').first().waitFor()
    expect(errors).toEqual([])
    await page.context().close()
  })

  it('leaves a page that a hit leads to unmarked, and that is all', async () => {
    const { page, errors } = await opened('/docs/guides/audit/', answer)
    const follow = async (to: string, heading: string) => {
      await page.getByRole('main').locator(`a[href="${to}"]`).first().click()
      await page.locator('h1', { hasText: heading }).waitFor()
    }
    // the first navigation has code of its own, for the bar that shows its progress
    await page.unroute('**/*.js')
    await follow('/docs/guides/audit/policy/', 'Policy')
    await page.waitForLoadState('networkidle')
    await intercept(page, '**/*.js', answer)
    await page.evaluate(() => {
      const arrival = { path: '/docs/guides/audit/audits/', terms: ['audit'] }
      sessionStorage.setItem('search.arrival', JSON.stringify(arrival))
      Object.assign(window, { sameDocument: true })
    })
    const asked = page.waitForRequest('**/*.js')
    await follow('/docs/guides/audit/audits/', 'Create an audit')
    await asked
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => ['sameDocument' in window, CSS.highlights.size])).toEqual([true, 0])
    expect(errors).toEqual([])
    await page.context().close()
  })
})
