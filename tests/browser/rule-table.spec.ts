import { startPage } from '../support/actions'
import { expect, test } from '../support/site'

test.describe('the rule table', () => {
  test('the rule table has no filter form without JavaScript, and its codes lead to the sections of the rules', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/insides/rules/', { javaScriptEnabled: false })
    await expect(page.locator('form[role=search]')).toBeHidden()
    await expect(page.locator('tbody tr')).not.toHaveCount(0)
    await page.getByText('NM04').click()
    await expect(page).toHaveURL(site.url('/docs/insides/audit/dbDesign/nameConversion/#nm04'))
  })

  for (const prefix of ['', 'zh/'])
    test(`the rule table below /docs/${prefix} is filtered in place; the URL keeps the filter over a reload`, async ({
      site,
    }) => {
      const { page, errors } = await site.open(`/docs/${prefix}insides/rules/`)
      const codes = page.locator('tbody tr:not([hidden]) td:first-child')
      const before = await page.locator('tbody').boundingBox()
      await startPage(page)
      await page.focus('main input[name=q]')
      await expect(page.locator('output[data-many]')).not.toBeEmpty()
      expect(await page.locator('tbody').boundingBox()).toEqual(before)
      const all = await codes.count()
      await page.selectOption('select[name=level]', 'warning')
      await page.fill('main input[name=q]', 'nm')
      const filtered = await codes.allTextContents()
      expect(filtered.length).toBeGreaterThan(0)
      expect(filtered.length).toBeLessThan(all)
      await page.waitForURL((url) => url.search === '?level=warning&q=nm')

      await page.reload()
      await startPage(page)
      await expect(codes).toHaveText(filtered)
      expect(errors).toEqual([])
    })
})
