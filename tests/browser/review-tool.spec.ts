import type { Locator } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { holdRequests, startPage } from '../support/actions'
import { axeViolations } from '../support/axe'
import { expect, test, type Page } from '../support/site'

const tool = '/docs/workbench/review/'
/** A first start downloads and compiles a grammar. */
const toStart = { timeout: 60_000 }

const field = (page: Page) => page.getByRole('textbox', { name: 'SQL: one or more statements' })
/** Puts the focus into the field, which is replaced by the editor. */
async function openEditor(page: Page): Promise<void> {
  await field(page).click()
  await expect(page.locator('textarea[name=sql]')).toBeHidden()
}

/**
 * Replaces the text of the editor. A new dialect may restore the editor's own selection after `fill` has selected everything,
 * so the text that is there is compared.
 */
async function enter(page: Page, sql: string): Promise<void> {
  await expect(async () => {
    await field(page).fill(sql)
    await expect(field(page)).toHaveText(sql, { timeout: 2_000 })
  }).toPass()
}

const findings = (page: Page) => page.getByRole('region', { name: 'Findings' })

test.describe('the review tool', () => {
  test('the review tool shows findings of an example without scripts', async ({ site }) => {
    const { page } = await site.open(tool, { javaScriptEnabled: false })
    const example = page.getByRole('region', { name: 'Example: the findings of a short PostgreSQL script' })
    await expect(example.getByRole('link', { name: /^DM30 / })).toHaveAttribute('href', /\/nulls\/#dm30$/)
    await expect(field(page)).toBeHidden()
  })

  test('typed SQL is reviewed with the grammar of its dialect only, and nothing else is requested', async ({
    site,
  }) => {
    const { page, errors } = await site.open(tool)
    await startPage(page)
    await openEditor(page)
    await enter(page, 'DELETE FROM orders;')
    await expect(findings(page).getByRole('link', { name: /^DM01 / })).toBeVisible(toStart)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace(/.*\//, '')))
    await enter(page, "SELECT * FROM orders WHERE o_comment LIKE '%x' <script>")
    await expect(findings(page)).toContainText('This statement cannot be read: syntax error at or near ">"')
    expect(requests).toEqual([])
    await page.getByLabel('Dialect').selectOption('mysql')
    await enter(page, 'SELECT `o_id` FROM orders ORDER BY RAND()')
    await expect(findings(page).getByRole('link', { name: /^DM15 / })).toBeVisible(toStart)
    // the grammar, and the reader of its trees, which SQL Server shares
    expect(requests.filter((name) => !/^review-\w+\.js$/.test(name))).toEqual([])
    const { length: ofMysql } = requests
    expect(ofMysql).toBeGreaterThan(0)
    await page.getByLabel('Dialect').selectOption('sqlserver')
    await enter(page, 'SELECT [o_id] FROM orders ORDER BY NEWID()')
    await expect.poll(() => requests.length).toBeGreaterThan(ofMysql)
    await expect(findings(page).getByRole('link', { name: /^DM15 / })).toBeVisible(toStart)
    await expect(page.getByRole('status').filter({ hasText: '0 prohibited, 1 with a warning' })).toHaveCount(1)
    await page.getByLabel('Dialect').selectOption('oracle')
    await enter(page, "SELECT o_id FROM orders WHERE o_clerk(+) = ''")
    await expect(findings(page).getByRole('link', { name: /^DM29 / })).toBeVisible(toStart)
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('the editor is at the place of the textarea, and its content fills it', async ({ site }) => {
    const { page } = await site.open(tool)
    await startPage(page)
    const rectangle = async (locator: Locator) => Object.values((await locator.boundingBox()) ?? {}).map(Math.round)
    const [x = 0, y = 0, width = 0, height = 0] = await rectangle(field(page))
    await openEditor(page)
    expect(await rectangle(page.locator('.cm-editor'))).toEqual([x, y, width, height])
    // all but the border: in Firefox, a press elsewhere in the editor focuses an element that ignores keys
    expect(await rectangle(field(page))).toEqual([x + 1, y + 1, width - 2, height - 2])
  })

  test('text typed before and after the code of the tool and the editor arrives stays in its order', async ({
    site,
  }) => {
    const { page, errors } = await site.open(tool)
    const release = await holdRequests(page, '**/*.js')
    await field(page).click()
    await page.keyboard.type('DELETE FROM')
    release()
    await expect(page.locator('textarea[name=sql]')).toBeHidden()
    await page.keyboard.type(' orders')
    await expect(field(page)).toHaveText('DELETE FROM orders')
    expect(errors).toEqual([])
  })

  test('the keyboard reaches the place of a finding, and findings are downloaded', async ({ site }) => {
    const { page } = await site.open(tool)
    await startPage(page)
    await page.getByRole('button', { name: 'PostgreSQL', exact: true }).click()
    const place = findings(page).getByRole('button', { name: 'Select line and column 14:8 in the text' })
    await expect(place).toBeVisible(toStart)
    const printed = findings(page).locator('span').getByText('14:8', { exact: true })
    await expect(printed).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(printed).toBeVisible()
    await page.emulateMedia({ media: null })
    await place.focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' -- all')
    await expect(field(page)).toContainText('UPDATE invoice SET total = 0; -- all')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Dialect')).toBeFocused()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      findings(page).getByRole('button', { name: 'Download SARIF' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('review.sarif')
    const log = JSON.parse(await readFile(await file.path(), 'utf8')) as { runs: { results: { ruleId: string }[] }[] }
    expect(log.runs[0]?.results.map(({ ruleId }) => ruleId)).toContain('DM01')
  })

  test('a link opens the SQL with its dialect, and reviews it', async ({ site }) => {
    const { page } = await site.open(tool)
    await startPage(page)
    await page.getByRole('button', { name: 'MySQL', exact: true }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.poll(() => page.url()).toContain('#review=')
    const url = new URL(page.url())
    const opened = await site.open(url.pathname + url.hash)
    await expect(findings(opened.page).getByRole('link', { name: /^TB01 / })).toBeVisible(toStart)
    await expect(opened.page.getByLabel('Dialect')).toHaveValue('mysql')
    expect(opened.errors).toEqual([])
  })
})
