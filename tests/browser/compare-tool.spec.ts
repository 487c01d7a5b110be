import { readFileSync } from 'node:fs'
import { openNodeEngine } from '../../lib/sql/engine/node-engine'
import { compareTexts } from '../../lib/sql/index'
import type { Reply } from '../../lib/sql/browser/protocol'
import { holdRequests, startPage } from '../support/actions'
import { axeViolations } from '../support/axe'
import { readPairs } from '../sql/pairs'
import { expect, test, type Page } from '../support/site'

const tool = '/docs/workbench/compare/'
/** A first start downloads and compiles the database. */
const toStart = { timeout: 120_000 }
const verdict = (page: Page, name: string) => page.locator(`[data-verdict="${name}"]`)
/** Five databases are enough for the differences of the pairs below. */
const options = { seed: 1, databases: 20 }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Returns the texts of a pair of `tests/sql` by its name. */
function pair(set: string, name: string) {
  const { schema, pairs } = readPairs(readFileSync(`tests/sql/${set}.sql`, 'utf8'))
  const found = pairs.find((one) => one.name === name)
  if (!found) throw new Error(`there is no pair “${name}” in tests/sql/${set}.sql`)
  return { ...found, schema }
}

test.describe('the comparison of two statements', () => {
  test('the comparison shows an example without scripts', async ({ site }) => {
    const { page } = await site.open(tool, { javaScriptEnabled: false })
    await expect(verdict(page, 'different')).toContainText('2 rows are enough to show it:')
    await expect(page.getByRole('region', { name: 'After' }).getByRole('table')).toContainText('c_name')
    await expect(page.getByRole('textbox')).toBeHidden()
  })

  test('the comparison finds the smallest difference, goes on without one until it is stopped, is saved as a test, and sends nothing', async ({
    site,
  }) => {
    test.setTimeout(240_000)
    const { page, errors } = await site.open(tool)
    await startPage(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await test.step('two rows show the difference', async () => {
      await press(page, 'they differ')
      await press(page, 'Compare')
      await expect(page.getByRole('status')).toHaveText('The statements differ', toStart)
      await expect(verdict(page, 'different').getByRole('table', { name: 'orders' })).toContainText('NULL')
      expect(await axeViolations(page)).toEqual([])
    })
    await test.step('the search goes on until it is stopped', async () => {
      await press(page, 'no difference')
      await expect(page.getByText('The texts have changed since this comparison.')).toBeVisible()
      await press(page, 'Compare')
      await expect(page.getByText(/^Databases compared: [1-9]/)).toBeVisible(toStart)
      await press(page, 'Stop')
      await expect(verdict(page, 'same')).toContainText(/No difference on [\d,]+ databases/)
    })
    await test.step('an error has its position', async () => {
      await page.getByRole('textbox', { name: 'After' }).fill('SELECT 1,\n  nonsense FROM orders')
      await press(page, 'Compare')
      await expect(verdict(page, 'none')).toHaveText(/In “After”, line 2, column 3: column "nonsense" does not exist/)
      await expect(page.getByRole('status')).toHaveText('No verdict')
      await expect(page.locator('.cm-lintRange-error')).toHaveText('nonsense')
    })
    await test.step('a comparison is saved as a test', async () => {
      await press(page, 'MySQL')
      await press(page, 'Compare')
      await expect(verdict(page, 'different')).toBeVisible(toStart)
      const download = page.waitForEvent('download')
      await press(page, 'Save as a test')
      const { pairs } = readPairs(readFileSync(await (await download).path(), 'utf8'))
      expect(pairs[0]).toMatchObject({ equivalent: false, after: expect.stringContaining('BETWEEN') as unknown })
    })
    expect(requests.filter((url) => !url.startsWith(site.url('/')) || url.includes('?'))).toEqual([])
    expect(errors).toEqual([])
  })

  test('pairs have the same verdict in the browser as in Node', async ({ site }) => {
    test.setTimeout(240_000)
    const pairs = [
      pair('company', 'NOT IN over NOT NULL is NOT EXISTS'),
      pair('company', 'a further sort key after ties'),
      pair('company', 'LIMIT pushed without ORDER BY'),
      pair('company', 'the COUNT bug'),
      pair('hard', 'the order inside string_agg'),
      pair('shop', 'LIMIT with a comma'),
      pair('shop', 'average by division'),
      pair('shop', 'second highest without a row'),
      pair('hall', 'a free seat, or one of which nothing is known'),
    ]
    const { page } = await site.open(tool)
    const verdicts = await page.evaluate(
      async ({ pairs, options }) => {
        const props = document.querySelector('[data-island] script')?.textContent ?? '{}'
        const { worker: url } = JSON.parse(props) as { worker: string }
        const worker = new Worker(url, { type: 'module' })
        const compare = (texts: (typeof pairs)[number]) =>
          new Promise<Reply>((resolve) => {
            worker.onmessage = ({ data: reply }: MessageEvent<Reply>) => {
              if (reply.type !== 'progress' && reply.type !== 'comparing') resolve(reply)
            }
            worker.postMessage({ type: 'compare', ...texts, ...options })
          })
        const replies: Reply[] = []
        for (const texts of pairs) replies.push(await compare(texts))
        return replies.map((reply) => {
          if (reply.type !== 'compared') return reply
          const { dialect, databases, counterexample } = reply.result
          return { dialect, databases, counterexample }
        })
      },
      { pairs, options },
    )
    const engine = await openNodeEngine()
    for (const [at, texts] of pairs.entries()) {
      const { dialect, result, counterexample } = await compareTexts(engine, texts, options)
      expect(verdicts[at], texts.name).toEqual({ dialect, databases: result.compared, counterexample })
      expect(counterexample === undefined, texts.name).toBe(texts.equivalent)
    }
    await engine.close()
  })

  test('a rewrite of an article and a shared link fill the form and compare nothing', async ({ site }) => {
    const { page } = await site.open('/docs/insides/rewrite/subqueries/')
    await startPage(page)
    await page.getByRole('link', { name: 'Try with your own' }).first().click()
    const after = page.getByRole('textbox', { name: 'After' })
    await expect(after).toHaveValue(/WHERE EXISTS/)
    await expect(page.getByRole('textbox', { name: 'Schema' })).toHaveValue(/^CREATE TABLE region/)
    await after.fill('SELECT 2')
    await press(page, 'Copy link')
    await expect.poll(() => page.url()).toContain('#compare=')
    const shared = await site.open(tool + new URL(page.url()).hash)
    await expect(shared.page.getByRole('textbox', { name: 'After' })).toHaveValue('SELECT 2')
    expect(shared.page.workers()).toEqual([])
  })

  test('Stop ends the worker while the database loads, and the texts stay', async ({ site }) => {
    const { page } = await site.open(tool)
    await startPage(page)
    const release = await holdRequests(page, '**/_sql/**/*.{wasm,data}')
    await press(page, 'they differ')
    await press(page, 'Compare')
    await expect.poll(() => page.workers().length).toBe(1)
    await press(page, 'Stop')
    await expect.poll(() => page.workers().length).toBe(0)
    await expect(page.getByRole('status')).toHaveText('Stopped before any database was compared.')
    await expect(page.getByRole('textbox', { name: 'Before' })).toHaveValue(/NOT IN/)
    release()
  })
})
