import { expect, it } from 'vitest'
import type { Engine } from '../sql/index'
import { SchemaHolder } from './schema-holder'

/** A holder of an engine that notes which of some texts it runs. */
function holderOf(...texts: string[]) {
  const ran: string[] = []
  const run = (sql: string) => {
    ran.push(...texts.filter((text) => sql === text))
    return Promise.resolve([])
  }
  return { ran, holder: new SchemaHolder({ run } as unknown as Engine) }
}

it('a schema is loaded once for consecutive jobs, and again after another schema', async () => {
  const { ran, holder } = holderOf('one', 'two', 'prepare')
  await holder.load('one')
  await holder.load('one')
  await holder.load('two', { prepare: 'prepare' })
  await holder.load('two', { prepare: 'prepare' })
  await holder.load('two')
  await holder.load('one')
  expect(ran).toEqual(['one', 'two', 'prepare', 'two', 'one'])
})

it('a schema is loaded again in another dialect', async () => {
  const { ran, holder } = holderOf('one')
  await holder.load('one')
  await holder.load('one', { dialect: 'mysql' })
  await holder.load('one', { dialect: 'mysql' })
  expect(ran).toHaveLength(2)
})

it('a schema is loaded again after work that changes the database', async () => {
  const { ran, holder } = holderOf('one')
  await holder.load('one')
  holder.takeOver()
  await holder.load('one')
  expect(ran).toEqual(['one', 'one'])
})
