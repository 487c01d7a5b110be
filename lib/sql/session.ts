import { dialectFunctions } from './mysql/functions'
import { foreignHint, variableHint } from './mysql/hints'
import { withoutDialect } from './mysql/operators'
import { translateSchema } from './mysql/schema'
import { translateStatement } from './mysql/statement'
import { diff, SideError } from './equivalence/differ'
import type { DiffOptions, DiffResult } from './equivalence/difference'
import { messageOf, EngineError, type Engine } from './engine/engine'
import { ParseError } from './engine/parse'
import { counterexample, type Counterexample } from './equivalence/report'
import { prepareSide } from './equivalence/statement'

/**
 * The dialects in which texts can be written: PostgreSQL as it is, or `mysql`, translated from MySQL, Oracle and SQL
 * Server.
 */
export const dialects = ['postgresql', 'mysql'] as const

export type Dialect = (typeof dialects)[number]

/** Three texts: what makes the tables, and the two sides of a comparison. */
export interface Texts {
  readonly schema: string
  readonly before: string
  readonly after: string
}

export interface Comparison {
  readonly dialect: Dialect
  readonly result: DiffResult
  readonly counterexample?: Counterexample
}

/** One of the texts does not run: which, why, and where it stumbled (an offset in the text) if that is known. */
export class TextError extends Error {
  readonly text: keyof Texts
  readonly offset: number | undefined

  constructor(text: keyof Texts, message: string, offset?: number) {
    super(message)
    this.name = 'TextError'
    this.text = text
    this.offset = offset
  }
}

/**
 * Compares two sides on a schema of their own. Without a dialect the texts are taken as PostgreSQL's, and if one of
 * them does not run, all three as MySQL's. Throws the `TextError` of the attempt that came further if neither will do.
 */
export async function compareTexts(
  engine: Engine,
  texts: Texts,
  options: DiffOptions,
  dialect?: Dialect,
): Promise<Comparison> {
  const failed: TextError[] = []
  for (const attempt of dialect ? [dialect] : dialects) {
    try {
      return await compareAs(engine, texts, options, attempt)
    } catch (error) {
      if (!(error instanceof TextError)) throw error
      // places in a translated text are not places in the file
      failed.push(attempt === 'mysql' ? new TextError(error.text, error.message) : error)
    }
  }
  throw withHint(
    failed.reduce((best, error) => (progress(error) > progress(best) ? error : best)),
    texts,
  )
}

/** Adds the PostgreSQL replacement to the error if the text contains another engine's syntax. */
function withHint(error: TextError, texts: Texts): TextError {
  const hint = error.text === 'schema' ? undefined : (groupingHint(error.message) ?? foreignHint(texts[error.text]))
  if (hint === undefined || error.message.includes(hint)) return error
  return new TextError(error.text, `${error.message}; ${hint}`, error.offset)
}

/**
 * MySQL outside of ONLY_FULL_GROUP_BY takes the value of any row: two statements cannot be compared on what is left to
 * chance.
 */
function groupingHint(message: string): string | undefined {
  const [, column] = /^column "([^"]+)" must appear in the GROUP BY clause/.exec(message) ?? []
  return column && `which row’s value is meant is not said: group by ${column} as well, or write MIN(${column})`
}

/** Returns the number of the step at which a run failed: the attempt that got furthest has the most useful error. */
function progress({ text }: TextError): number {
  return ['schema', 'before', 'after'].indexOf(text)
}

async function compareAs(engine: Engine, texts: Texts, options: DiffOptions, dialect: Dialect): Promise<Comparison> {
  await loadSchema(engine, texts.schema, dialect)
  await engine.run(limits)
  const read = async (text: 'before' | 'after') =>
    within(text, async () => {
      const variable = variableHint(texts[text])
      if (variable !== undefined) throw new Error(variable)
      return prepareSide(dialect === 'mysql' ? await translateStatement(texts[text]) : texts[text])
    })
  const sides: Parameters<typeof counterexample>[1] = [await read('before'), await read('after')]
  if (sides[0].reads !== sides[1].reads)
    throw new TextError('after', 'one of the two is a query and the other changes tables: there is nothing to compare')
  try {
    const result = await diff(engine, ...sides, options)
    if (!result.difference && result.compared === 0) throw new TextError('before', nothingCompared(result))
    return { dialect, result, ...(result.difference && { counterexample: counterexample(result.difference, sides) }) }
  } catch (error) {
    if (error instanceof SideError) throw new TextError(error.side, error.message, error.position)
    if (error instanceof EngineError || error instanceof TextError) throw error
    throw new TextError('schema', messageOf(error))
  }
}

/** A verdict without a single comparison would be none. */
function nothingCompared({ raised, error }: DiffResult): string {
  if (raised > 0) return `it raises an error on all of ${raised} databases, so that nothing was compared: ${error}`
  return 'nothing was compared in the time given: allow more, or fewer rows'
}

/** Small limits: an endless recursion then soon ends with an error instead of never. */
const limits = `SET work_mem = '64kB'; SET temp_file_limit = '512kB';`

/** Replaces everything in the engine by a schema. Throws a `TextError`. */
export async function loadSchema(engine: Engine, schema: string, dialect: Dialect = 'postgresql'): Promise<void> {
  await engine.run(
    `${withoutDialect} DROP SCHEMA public CASCADE; CREATE SCHEMA public; RESET ALL; SET timezone TO 'UTC';`,
  )
  if (dialect === 'mysql') await engine.run(dialectFunctions)
  await within('schema', async () => {
    try {
      await engine.run(dialect === 'mysql' ? translateSchema(schema) : schema)
    } catch (error) {
      await engine.run('ROLLBACK')
      throw error
    }
  })
}

async function within<T>(text: keyof Texts, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ParseError) throw new TextError(text, error.message, error.offset)
    if (error instanceof EngineError)
      throw new TextError(text, error.message, error.position === undefined ? undefined : error.position - 1)
    throw new TextError(text, messageOf(error))
  }
}
