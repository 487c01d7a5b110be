import { expect, it } from 'vitest'
import type { Engine } from '../sql/index'
import { SchemaHolder } from './schema-holder'

/** Returns a holder of an engine that records which of some texts it runs. */
function holderOf(...texts: string[]) {
  const ran: string[] = []
  const run = (sql: string) => {
    ran.push(...texts.filter((text) => sql.includes(text)))
    return Promise.resolve([])
  }
  return { ran, holder: new SchemaHolder({ run } as unknown as Engine) }
}

it('a schema is loaded once for consecutive jobs, and again after another schema', async () => {
  const { ran, holder } = holderOf('lamp', 'desk', 'ANALYZE')
  await holder.load('lamp')
  await holder.load('lamp')
  await holder.load('desk', { prepare: 'ANALYZE' })
  await holder.load('desk', { prepare: 'ANALYZE' })
  await holder.load('desk')
  await holder.load('lamp')
  expect(ran).toEqual(['lamp', 'desk', 'ANALYZE', 'desk', 'lamp'])
})

it('a schema is loaded again in another dialect, without rows', async () => {
  const { ran, holder } = holderOf('(a int', 'INSERT INTO lamp')
  const schema = 'CREATE TABLE lamp (a int); INSERT INTO lamp VALUES (1)'
  await holder.load(schema)
  await holder.load(schema, { dialect: 'mysql' })
  await holder.load(schema, { dialect: 'mysql' })
  expect(ran).toEqual(['(a int', 'INSERT INTO lamp', '(a int'])
})

it('a schema is loaded again after work that changes the database', async () => {
  const { ran, holder } = holderOf('lamp')
  await holder.load('lamp')
  holder.takeOver()
  await holder.load('lamp')
  expect(ran).toEqual(['lamp', 'lamp'])
})
