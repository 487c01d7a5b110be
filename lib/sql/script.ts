import { joinTokens, nextSolid, splitStatements, tokenize } from './dialect/tokens'
import { translations, type Dialect } from './dialects'
import { readCatalog } from './engine/catalog'
import type { Engine } from './engine/engine'

const tableDefinition = /^create\s+table\b/i
const queryOrChange = /^(?:select|with|insert|replace|update(?!\s+statistics)|delete|merge)\b/i

/** Returns the statements of a script, without comments before them. */
export function scriptStatements(script: string, dialect: Dialect): string[] {
  return splitStatements(tokenize(script, dialect === 'postgresql' ? 'any' : dialect))
    .map((tokens) => joinTokens(tokens.slice(nextSolid(tokens, 0))))
    .filter((statement) => statement !== '')
}

/** Whether a script consists of queries, changes of rows and CREATE TABLE, which `translateScript` supports. */
export function isTranslatable(script: string, dialect: Dialect): boolean {
  return scriptStatements(script, dialect).every(
    (statement) => queryOrChange.test(statement) || tableDefinition.test(statement),
  )
}

/**
 * Translates a script to PostgreSQL, on the schema that the engine has. Throws a `ReasonError` for what is not known, a
 * `ParseError` on a syntax error.
 */
export async function translateScript(engine: Engine, script: string, dialect: Dialect): Promise<string> {
  const translation = translations[dialect]
  if (!translation) return script
  const tables = await readCatalog(engine)
  const translated = []
  for (const statement of scriptStatements(script, dialect)) {
    translated.push(
      tableDefinition.test(statement)
        ? await translation.translateSchema(statement)
        : await translation.translateStatement(statement, tables),
    )
  }
  return translated.join(';\n')
}
