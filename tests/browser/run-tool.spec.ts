import { startPage } from '../support/actions'
import { axeViolations } from '../support/axe'
import { expect, test, type Page } from '../support/site'

const tool = '/docs/workbench/run/'
/** A first start downloads and compiles the database. */
const toStart = { timeout: 120_000 }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const sql = (page: Page) => page.getByRole('textbox', { name: 'SQL', exact: true })

test.describe('the tool that runs SQL', () => {
  test('an example of an article is run, changed, broken and reset, and nothing is sent', async ({ site }) => {
    test.setTimeout(240_000)
    const { page, errors } = await site.open('/docs/blog/2024/predicate-pushdown/')
    await startPage(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const block = page.locator('figure', { has: page.getByRole('link', { name: 'Run', exact: true }) }).first()
    const text = (await block.locator('code').textContent()) ?? ''
    await block.getByRole('link', { name: 'Run', exact: true }).click()
    await expect(sql(page)).toHaveValue(text)
    await expect(page.getByRole('textbox', { name: 'Schema and rows' })).toHaveValue(/^CREATE TABLE region/)
    await test.step('each statement runs and shows its plan as a tree', async () => {
      await press(page, 'Run')
      await expect(page.getByRole('status')).toHaveText('2 statements ran. One row', toStart)
      await page.getByText('Plan', { exact: true }).first().click()
      await expect(page.getByRole('treegrid').first()).toContainText('WindowAgg')
      expect(await axeViolations(page)).toEqual([])
    })
    await test.step('a dropped table is there again in the next run', async () => {
      await sql(page).fill('DROP TABLE orders CASCADE; SELECT 1 AS one')
      await press(page, 'Run')
      await expect(page.getByRole('status')).toHaveText('2 statements ran. One row', toStart)
      await sql(page).fill('SELECT COUNT(*) FROM orders;\nSELECT nonsense FROM orders')
      await press(page, 'Run')
      await expect(page.getByRole('status')).toContainText('Error in “SQL”, line 2, column 8: column "nonsense"')
      await expect(page.locator('.cm-lintRange-error')).toHaveText('nonsense')
    })
    await test.step('a statement that does not end is stopped, and the text stays over a reload', async () => {
      await sql(page).fill('DO $$ BEGIN LOOP END LOOP; END $$')
      await press(page, 'Run')
      await expect(page.getByText('Running statement 1 of 1 …')).toBeVisible(toStart)
      await press(page, 'Stop')
      await expect.poll(() => page.workers().length).toBe(0)
      await expect(page.getByRole('status')).toHaveText('Stopped. What the statements did is undone.')
      await page.reload()
      await sql(page).focus()
      await expect(sql(page)).toContainText('DO $$ BEGIN LOOP')
    })
    await test.step('a recursion without an end is reported at its statement, and the next run works', async () => {
      const recursive = (body: string) => `CREATE OR REPLACE FUNCTION f(n INT) RETURNS INT LANGUAGE sql AS '${body}';\n`
      await sql(page).fill(`${recursive('SELECT n')}${recursive('SELECT f(n + 1)')}SELECT f(1)`)
      await press(page, 'Run')
      await expect(page.getByRole('status')).toContainText(
        'line 3, column 1: PostgreSQL has used up its stack',
        toStart,
      )
      await sql(page).fill('SELECT COUNT(*) FROM orders')
      await press(page, 'Run')
      await expect(page.getByRole('status')).toHaveText('One statement ran. One row', toStart)
    })
    await press(page, 'Reset')
    await expect(sql(page)).toContainText(text.split('\n')[0] ?? '')
    expect(requests.filter((url) => !url.startsWith(site.url('/')) || url.includes('?'))).toEqual([])
    expect(errors).toEqual([])
  })

  test('the tool shows an example without scripts', async ({ site }) => {
    const { page } = await site.open(tool, { javaScriptEnabled: false })
    const example = page.getByRole('region', { name: 'Example: a query, its rows and its plan' })
    await expect(example.getByRole('table').first()).toContainText('Customer#173')
    await expect(example).toContainText('Hash Join')
    await expect(page.getByRole('textbox')).toBeHidden()
  })
})
