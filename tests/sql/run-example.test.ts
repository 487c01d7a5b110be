import { beforeAll, expect, it } from 'vitest'
import { examples } from '@/components/run/examples'
import { runScript } from '@/lib/sql-run/run-script'
import { engine, removeDialect } from './engine'
import { formattedJson } from './formatted-json'

beforeAll(removeDialect)

const file = 'components/run/example-result.json'

// after a change, `npx vitest run --project sql run-example -u` records it again
it('the recorded example of the tool that runs SQL is its result', async () => {
  const result = await runScript(engine, examples.query)
  await expect(await formattedJson(result)).toMatchFileSnapshot(`../../${file}`)
})

it('an index changes the plan of the query that runs before and after it', async () => {
  const { statements, error } = await runScript(engine, examples.index)
  expect(error).toBeUndefined()
  expect(statements[0]?.rows).toEqual(statements[2]?.rows)
  expect(statements.map(({ plan }) => plan?.text.includes('idx_orders_cust'))).toEqual([false, undefined, true])
})

it('the example of a transaction shows the rows that a rollback brings back', async () => {
  const { statements } = await runScript(engine, examples.transaction)
  const counts = statements.flatMap(({ command, rows }) => (command === 'SELECT' ? [rows[0]?.[0]] : []))
  expect(counts).toEqual(['19961', '20000'])
})
