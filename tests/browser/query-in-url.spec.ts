import { startPage } from '../support/actions'
import { expect, test } from '../support/site'

test.describe('the query in the URL', () => {
  for (const path of ['/docs/search/', '/docs/insides/rules/'])
    test(`${path} writes the query to the URL when typing pauses and when the field loses the focus, within Safari’s limit of 100 changes`, async ({
      site,
    }) => {
      const { page, errors } = await site.blank()
      await page.clock.install()
      await page.addInitScript(() => {
        const replaceState = history.replaceState.bind(history)
        let count = 0
        history.replaceState = (...change) => {
          if (count++ >= 100) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
          replaceState(...change)
        }
      })
      await page.goto(site.url(path))
      await startPage(page)
      const field = page.getByRole('searchbox')
      const query = () => new URL(page.url()).searchParams.get('q')
      await field.click()
      if (path.includes('rules')) await expect(page.locator('output')).toHaveText(/\d/)
      // nothing counts as a pause, however slowly the machine types
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.keyboard.type('indexes '.repeat(20))
      for (let key = 0; key < 152; key++) await page.keyboard.press('Backspace')
      expect(query() ?? '').toBe('')
      await page.clock.runFor(1000)
      await expect.poll(query).toBe('indexes ')
      await page.keyboard.type('!')
      await field.blur()
      expect(query()).toBe('indexes !')
      await page.clock.resume()
      await page.reload()
      await startPage(page)
      await expect(field).toHaveValue('indexes !')
      expect(errors).toEqual([])
    })
})
