import { expect, it } from 'vitest'
import { loadSchema } from '@/lib/sql/session'
import { engine } from './engine'

it('a schema besides public does not remain when the next one is loaded', async () => {
  await loadSchema(engine, 'CREATE SCHEMA app; CREATE TABLE app.t (a INT);')
  await expect(loadSchema(engine, 'CREATE SCHEMA app;')).resolves.toBeUndefined()
})
