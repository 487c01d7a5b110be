import { exampleSubquery } from '../../lib/plan/examples'
import { startPage } from '../support/actions'
import { axeViolations } from '../support/axe'
import { searchDialog, searchField, searchResults, searchStatus, waitForAnswer } from '../support/search-dialog'
import { expect, test, type Page } from '../support/site'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const planField = (page: Page) => page.getByRole('textbox', { name: 'Output of EXPLAIN' })
const query = 'SELECT o_orderkey, o_orderdate FROM orders WHERE o_custkey = 4711 ORDER BY o_orderdate'

/** Pastes a text into the focused field as a reader does, with its line breaks. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}

test.describe('a pasted text', () => {
  test('the box of the home page opens the tool for a text, filled in, and sends nothing', async ({ site }) => {
    const { page, errors } = await site.open('/docs/', clipboard)
    const box = page.getByRole('textbox', { name: 'Paste a plan, SQL, or an error message' })
    const requests: string[] = []
    await box.click()
    await paste(page, `SELECT 1 FROM t WHERE a = 1;\nSELECT 2 FROM t WHERE a = 1;`)
    await expect(page.getByText('These are two queries.')).toBeVisible()
    page.on('request', (request) => requests.push(request.url()))
    await paste(page, exampleSubquery)
    await expect(page.getByText('This is an execution plan of PostgreSQL.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(requests).toEqual([])
    await test.step('the keyboard reaches the link behind the field', async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/docs\/workbench\/plan\/#plan=/)
      await expect(planField(page)).toHaveValue(exampleSubquery)
      await expect(page.getByRole('treegrid')).toBeVisible()
    })
    await test.step('another plan, pasted into the search on the page of the tool, replaces it', async () => {
      await page.keyboard.press('Control+K')
      // before the code of the dialog has arrived, Enter opens the results page
      await expect(searchStatus(page)).toBeAttached()
      await expect(searchField(page)).toBeFocused()
      await paste(page, ' Seq Scan on orders  (cost=0.00..22.70 rows=1270 width=36)\n   Filter: (o_custkey = 7)')
      // Enter waits until the text is recognised
      await page.keyboard.press('Enter')
      await expect(searchDialog(page)).toHaveCount(0)
      await expect(planField(page)).toHaveValue(/o_custkey = 7/)
    })
    await test.step('a text that is too long for the URL is handed over in the session', async () => {
      await page.keyboard.press('Control+K')
      const names = Array.from({ length: 9000 }, (_, at) => `'${Math.abs(Math.sin(at)).toString(36).slice(2)}'`)
      await paste(page, `SELECT a FROM t\nWHERE b IN (${names.join(', ')});`)
      await expect(searchResults(page).first()).toContainText('Review this SQL')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/docs\/workbench\/review\/#review=$/)
      await expect(page.getByRole('textbox', { name: 'SQL' })).toHaveValue(/^SELECT a FROM t\nWHERE b IN/)
    })
    expect(errors).toEqual([])
  })

  test('the search offers a tool for a line of SQL behind its results, and none for a search', async ({ site }) => {
    const { page, errors } = await site.open('/docs/', clipboard)
    await startPage(page)
    await page.keyboard.press('/')
    for (const text of ['select for update', 'create index concurrently', 'EXPLAIN', 'Hash Join is slow\nin MySQL']) {
      await paste(page, text)
      await waitForAnswer(page)
      await expect(searchResults(page).filter({ hasText: /Review|Open it|Compare|Find indexes/ })).toHaveCount(0)
    }
    await paste(page, query)
    const offer = searchResults(page).filter({ hasText: 'Review this SQL' })
    await expect(offer).toHaveAttribute('aria-selected', 'false')
    await expect(searchStatus(page)).toContainText('This is SQL. Review this SQL.')
    await waitForAnswer(page)
    await page.keyboard.press('ArrowUp')
    await expect(offer).toHaveAttribute('aria-selected', 'true')
    expect(await axeViolations(page)).toEqual([])
    await test.step('the results page does the same', async () => {
      await page.goto(site.url(`/docs/search/?${new URLSearchParams({ q: 'ORA-00054: resource busy' })}`))
      await page.getByRole('link', { name: 'Read the page about it' }).click()
      await expect(page).toHaveURL(site.url('/docs/insides/errors/locks/#lock-wait-timeout'))
    })
    expect(errors).toEqual([])
  })
})
