import { startPage } from '../support/actions'
import { axeViolations } from '../support/axe'
import { expect, test, type Page } from '../support/site'

const tool = '/docs/workbench/index-advisor/'
/** A first start downloads and compiles the database. */
const toStart = { timeout: 120_000 }

/** Opens the tool, and waits until its code has replaced the form: a text that is filled in meanwhile could be lost. */
async function openTool(page: Page) {
  await startPage(page)
  await page.getByRole('textbox', { name: 'Schema' }).click()
  await expect(page.locator('form[aria-label="Schema, statistics and queries"] ~ [role="status"]')).toBeAttached()
}

const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })

test.describe('the index advisor', () => {
  test('the index advisor shows indexes and plans of an example without scripts', async ({ site }) => {
    const { page } = await site.open(tool, { javaScriptEnabled: false })
    const example = page.getByRole('region', { name: /^Example: / }).first()
    await expect(example.getByRole('list', { name: 'Indexes to create' })).toContainText('ON lineitem (l_partkey)')
    await example.getByText('Plan today').click()
    await expect(example.getByText('Parallel Seq Scan')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Schema' })).toBeHidden()
  })

  test('the example runs in the page, with more rows, and a field that is changed marks the result as older', async ({
    site,
  }) => {
    test.setTimeout(240_000)
    const { page, errors } = await site.open(tool)
    await startPage(page)
    await page.getByRole('button', { name: 'Example' }).click()
    const indexes = result(page).getByRole('list', { name: 'Indexes to create' })
    await expect(indexes).toContainText('About 42.6 MB', toStart)
    const slider = page.getByRole('slider', { name: 'Rows' })
    await slider.press('ArrowRight')
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '× 10')
    await expect(indexes).toContainText(/Alone: 2,\d{3},\d{3} →/, toStart)
    await page.getByRole('textbox', { name: 'Queries' }).fill('SELECT nothing FROM orders')
    await expect(page.getByText('The texts have changed since this result.')).toBeVisible()
    await page.getByRole('button', { name: 'Find indexes' }).click()
    await expect(result(page)).toContainText('column "nothing" does not exist', toStart)
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('a schema alone gives candidates by rule, hostile names are texts, and all is kept until it is cleared', async ({
    site,
  }) => {
    const { page, errors } = await site.open(tool)
    await openTool(page)
    await page
      .getByRole('textbox', { name: 'Schema' })
      .fill('CREATE TABLE "<img src=x>" (a int, b int);\nDROP TABLE x;')
    await page.getByRole('textbox', { name: 'Queries' }).fill('SELECT * FROM "<img src=x>" WHERE a = 1 AND b > 2')
    await page.getByRole('button', { name: 'Find indexes' }).click()
    await expect(result(page)).toContainText('ON "<img src=x>" (a, b)', toStart)
    await expect(result(page)).toContainText('rules alone')
    await page.reload()
    await openTool(page)
    const schema = page.getByRole('textbox', { name: 'Schema' })
    await expect(schema).toHaveValue(/img src=x/)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(schema).toHaveValue('')
    expect(errors).toEqual([])
  })
})
