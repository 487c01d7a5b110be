import { translations, type Dialect } from './dialects'
import { dropSchemas, emptyDatabase } from './engine/empty-database'
import type { Engine } from './engine/engine'

/** The SQL that removes all objects, those of a dialect included, and gives PostgreSQL its own types and casts again. */
const emptyAll = `${emptyDatabase} ${Object.values(translations)
  .map(({ reset }) => reset)
  .join(' ')}`

/** The SQL that removes the types of the columns ENUM and SET of the last schema, with their functions, from the schema `dialect`. */
const dropEnums = `DO $$ DECLARE type regtype; BEGIN
  FOR type IN SELECT oid FROM pg_type WHERE typtype = 'e' AND typnamespace = to_regnamespace('dialect') LOOP
    EXECUTE format('DROP TYPE %s CASCADE', type);
  END LOOP;
END $$;`

const settings = `RESET ALL; SET timezone TO 'UTC';`
const withDialect = 'SET search_path = public, dialect_first, pg_catalog, dialect;'

/**
 * Empties the engine for a schema in a dialect. The functions of the dialect remain if they are there already, because
 * creating and removing them takes longer than most comparisons.
 */
export async function resetEngine(engine: Engine, dialect: Dialect): Promise<void> {
  const translation = translations[dialect]
  if (!translation) await engine.run(`${emptyAll} ${settings}`)
  else if ((await loadedDialect(engine)) === dialect)
    await engine.run(`${dropSchemas('dialect', 'dialect_first')} ${dropEnums} ${settings} ${withDialect}`)
  else {
    // without checks of the functions, creating them takes a fifth less time
    await engine.run(`${emptyAll} ${settings} SET check_function_bodies = off; ${translation.setup}
COMMENT ON SCHEMA dialect IS '${dialect}'; RESET check_function_bodies; ${withDialect}`)
  }
}

async function loadedDialect(engine: Engine): Promise<string | null | undefined> {
  const [result] = await engine.run(`SELECT obj_description(to_regnamespace('dialect'), 'pg_namespace')`)
  return result?.rows[0]?.[0]
}
