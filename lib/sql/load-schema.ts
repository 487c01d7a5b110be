import { translations, type Dialect } from './dialects'
import type { Engine } from './engine/engine'
import { ReasonError } from './reasons'
import { resetEngine } from './reset-engine'
import { within } from './text-error'

/** The SQL that makes unqualified names work after a script of pg_dump, which empties the search path. */
const withSearchPath = `SELECT set_config('search_path', 'public', false) WHERE current_setting('search_path') = ''`

/** Replaces the contents of the engine with a schema. Throws a `TextError` if the schema script fails. */
export async function loadSchema(engine: Engine, schema: string, dialect: Dialect = 'postgresql'): Promise<void> {
  await resetEngine(engine, dialect)
  await within('schema', async () => {
    try {
      await engine.run((await translations[dialect]?.translateSchema(schema)) ?? withoutPsqlCommands(schema))
      await engine.run(withSearchPath)
    } catch (error) {
      await engine.run('ROLLBACK')
      throw error
    }
  })
}

/**
 * Returns a script of pg_dump without its commands for psql; offsets in the script stay valid. Throws a `ReasonError` for
 * rows that only psql can load.
 */
export function withoutPsqlCommands(script: string): string {
  const copy = /^COPY\s[^;]*\sFROM\s+stdin\b/im.exec(script)
  if (copy) throw new ReasonError('copyRows', {}, copy.index)
  return script.replace(/^\\(?:un)?restrict\b.*$/gm, (line) => ' '.repeat(line.length))
}
