import { expect, it } from 'vitest'
import type { Engine } from './engine/engine'
import { compareTexts } from './session'

const texts = { schema: 'CREATE TABLE t (a INT)', before: 'SELECT a FROM t', after: 'SELECT a + 0 FROM t' }

it.each(['CREATE TABLE t', 'pg_class'])('a failure of the engine at %s is not an error of a text', async (part) => {
  const run = (sql: string) =>
    sql.includes(part) ? Promise.reject(new TypeError('cannot read properties of undefined')) : Promise.resolve([])
  const engine = { version: '', run } as unknown as Engine
  await expect(compareTexts(engine, texts, { databases: 1, seed: 1 })).rejects.toThrow(TypeError)
})

it('the functions of a dialect remain when texts of the same dialect are compared without its name', async () => {
  const ran: string[] = []
  const run = (sql: string) => {
    ran.push(sql)
    return Promise.resolve(sql.includes('obj_description') ? [{ columns: [], rows: [['mysql']] }] : [])
  }
  const engine = { version: '', run } as unknown as Engine
  const schema = 'CREATE TABLE `t` (`a` INT)'
  await compareTexts(engine, { ...texts, schema }, { databases: 1, seed: 1 }).catch(() => undefined)
  // the first SQL that the engine runs asks for the dialect that it has
  expect(ran[0]).toContain('obj_description')
})
