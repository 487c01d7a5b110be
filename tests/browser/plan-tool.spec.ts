import { exampleJoin, exampleSubquery } from '../../lib/plan/examples'
import { startPage } from '../support/actions'
import { axeViolations } from '../support/axe'
import { expect, test } from '../support/site'

const tool = '/docs/workbench/plan/'

test.describe('the plan visualiser', () => {
  test('the plan visualiser shows an example without scripts', async ({ site }) => {
    const { page } = await site.open(tool, { javaScriptEnabled: false })
    await expect(page.getByRole('table', { name: 'The nodes of the plan' }).getByRole('row')).toHaveCount(5)
    await expect(page.getByRole('textbox')).toBeHidden()
  })

  test('a pasted plan becomes a tree that the keyboard moves in, and nothing is requested', async ({ site }) => {
    const { page, errors } = await site.open(tool)
    await startPage(page)
    const field = page.getByRole('textbox', { name: 'Output of EXPLAIN' })
    await field.click()
    // a press of “Clear” before the tool has started would be replayed after the text is there
    await expect(page.getByRole('status').filter({ hasNotText: /./ })).toBeAttached()
    await page.getByRole('button', { name: 'Clear' }).click()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await field.fill(exampleSubquery)
    const grid = page.getByRole('treegrid')
    await expect(grid.getByRole('row')).toHaveCount(5)
    await grid.getByRole('row').nth(1).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await expect(grid.getByRole('row')).toHaveCount(3)
    await page.keyboard.press('Enter')
    await expect(grid.getByText("((c_acctbal > '5000'::numeric)")).toBeVisible()
    await page.getByRole('button', { name: 'Mask names' }).click()
    await expect(field).toHaveValue(/Seq Scan on t1 a1/)
    expect(requests).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('a plan is there again when the reader comes back in the same tab', async ({ site }) => {
    const { page, errors } = await site.open(tool)
    await startPage(page)
    const field = page.getByRole('textbox', { name: 'Output of EXPLAIN' })
    await field.fill(exampleSubquery)
    await expect(page.getByRole('treegrid')).toBeVisible()
    // the input is stored after the paint
    await page.waitForFunction(() => '#plan=' in sessionStorage)
    await page.goto(site.url('/docs/faq/'))
    await page.goBack()
    await expect(page.getByRole('treegrid')).toBeVisible()
    await expect(field).toHaveValue(exampleSubquery)
    expect(errors).toEqual([])
  })

  test('a link opens both plans and their comparison', async ({ site }) => {
    const { page } = await site.open(tool)
    await startPage(page)
    await page.getByRole('button', { name: 'two plans' }).click()
    await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(() => page.url()).toContain('#plan=')
    const url = page.url()
    const opened = await site.open(new URL(url).pathname + new URL(url).hash)
    const fields = opened.page.getByRole('textbox')
    await expect(fields).toHaveCount(2)
    await expect(fields.nth(0)).toHaveValue(exampleSubquery)
    await expect(fields.nth(1)).toHaveValue(exampleJoin)
    await expect(opened.page.getByRole('region', { name: 'What changed' })).toContainText('447 ms → 10.8 ms')
    expect(opened.errors).toEqual([])
  })
})
