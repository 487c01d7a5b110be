import { describe, expect, it } from 'vitest'
import { loadSchema } from '@/lib/sql/load-schema'
import { engine } from './engine'

const valueOf = async (sql: string) => (await engine.run(sql)).at(-1)?.rows[0]?.[0]

describe('loading a schema', () => {
  it('a schema besides public does not remain when the next one is loaded', async () => {
    await loadSchema(engine, 'CREATE SCHEMA app; CREATE TABLE app.t (a INT);')
    await expect(loadSchema(engine, 'CREATE SCHEMA app;')).resolves.toBeUndefined()
  })

  it('PostgreSQL has its own casts and types again after a schema of another engine', async () => {
    for (const dialect of ['mysql', 'oracle', 'sqlserver'] as const) {
      await loadSchema(engine, 'CREATE TABLE t (a CHAR(2))', dialect)
      await loadSchema(engine, 'CREATE TABLE t (a BOOLEAN)')
      await expect(engine.run('INSERT INTO t VALUES (1)')).rejects.toThrow(
        'is of type boolean but expression is of type integer',
      )
      expect(await valueOf(`SELECT 'a '::char(2)::text || current_schemas(false)::text || 2.5::integer`)).toBe(
        'a{public}3',
      )
    }
  })

  it('the functions of a dialect remain for its next schema, which has its own values of ENUM', async () => {
    const created = `SELECT to_regnamespace('dialect')::oid`
    await loadSchema(engine, "CREATE TABLE t (a ENUM('x', 'y'))", 'mysql')
    const first = await valueOf(created)
    await loadSchema(engine, "CREATE TABLE t (a ENUM('z', 'y')); INSERT INTO t VALUES (2)", 'mysql')
    expect(
      await valueOf("SELECT a FROM t WHERE a = 'y' AND mid('ay', 2) = a AND date '2024-01-01' = '2024-01-01'::text"),
    ).toBe('y')
    expect(await valueOf(created)).toBe(first)
    await loadSchema(engine, 'CREATE TABLE t (a INT)', 'oracle')
    expect(await valueOf(created)).not.toBe(first)
  })
})
