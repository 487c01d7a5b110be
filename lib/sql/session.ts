import { foreignReason, hasMySqlSyntax, variableReason } from './dialect/hints'
import { dialects, translations, type Dialect } from './dialects'
import { readCatalog } from './engine/catalog'
import { tableRows, type TableRows } from './databases/database'
import { diff, SideError } from './equivalence/differ'
import type { DiffOptions, DiffResult } from './equivalence/difference'
import type { Engine } from './engine/engine'
import { parseTrees } from './engine/parse'
import { counterexample, type Counterexample } from './equivalence/report'
import { limitRows } from './equivalence/row-limit'
import { prepareSide } from './equivalence/statement'
import { loadSchema, withoutPsqlCommands } from './load-schema'
import { ReasonError, type Reason } from './reasons'
import { TextError, within, type Texts } from './text-error'

export interface Comparison {
  readonly dialect: Dialect
  readonly result: DiffResult
  readonly counterexample?: Counterexample
  /** The rows that the counterexample inserts. */
  readonly tables?: readonly TableRows[]
}

/**
 * Compares two sides on a schema. Without a dialect, runs the texts as PostgreSQL, then, if one of them fails, as the engines
 * of which they have a sign, then as MySQL and Oracle. If all attempts fail, throws the `TextError` of the attempt that got furthest,
 * and of the dialect that the texts have a sign of.
 */
export async function compareTexts(
  engine: Engine,
  texts: Texts,
  options: DiffOptions,
  dialect?: Dialect,
): Promise<Comparison> {
  const failed: { attempt: Dialect; error: TextError }[] = []
  for (const attempt of dialect ? [dialect] : attempts(texts)) {
    try {
      // most schemas of other engines end here: loading one as PostgreSQL removes the functions of the dialect that comes next
      if (!dialect && attempt === 'postgresql')
        await within('schema', () => parseTrees(withoutPsqlCommands(texts.schema)))
      return await compareAs(engine, texts, options, attempt)
    } catch (error) {
      if (!(error instanceof TextError) || ranWithoutRows(error)) throw error
      // positions in a translated text are not positions in the file
      failed.push({ attempt, error: translations[attempt] ? new TextError(error.text, error.parts) : error })
    }
  }
  const furthest = Math.max(...failed.map(({ error }) => progress(error)))
  const best = failed.filter(({ error }) => progress(error) === furthest)
  const isMySql = [texts.before, texts.after].some(hasMySqlSyntax)
  const named =
    best.find(({ attempt }) => dialect === attempt || hasSign(texts, attempt)) ??
    best.find(({ attempt }) => isMySql && attempt === 'mysql') ??
    (best[0] as (typeof failed)[number])
  throw withHint(named.error, texts, named.attempt)
}

/**
 * Returns the dialects in the order in which they are tried: those of which the texts have a sign come after PostgreSQL. A text
 * is read as SQL Server if and only if it has a sign of it, because the others compare texts with case.
 */
function attempts(texts: Texts): Dialect[] {
  const signed = dialects.filter((dialect) => hasSign(texts, dialect))
  if (signed.includes('sqlserver')) return ['postgresql', ...signed]
  return [...new Set<Dialect>(['postgresql', ...signed, 'mysql', 'oracle'])]
}

function hasSign({ schema, before, after }: Texts, dialect: Dialect): boolean {
  return [schema, before, after].some((text) => translations[dialect]?.hasSign?.(text))
}

/** Adds a hint to an error in a statement: about an ungrouped column, or about syntax of another engine. */
function withHint(error: TextError, texts: Texts, dialect: Dialect): TextError {
  const { text, message, parts } = error
  if (text === 'schema' || parts.some((part) => typeof part !== 'string')) return error
  const hintFor = translations[dialect]?.hintFor
  const ofDialect = hintFor ? hintFor(message) : foreignReason(texts[text], dialect !== 'postgresql')
  const hint = groupingHint(message) ?? ofDialect
  if (hint === undefined) return error
  return new TextError(text, [...error.parts, hint], error.offset)
}

/**
 * Returns a hint about an ungrouped column: without ONLY_FULL_GROUP_BY, MySQL returns the value of any row of the
 * group, which cannot be compared.
 */
function groupingHint(message: string): Reason | undefined {
  const [, column] = /^column "([^"]+)" must appear in the GROUP BY clause/.exec(message) ?? []
  return column === undefined ? undefined : { id: 'ungrouped', values: { column } }
}

/** Returns the index of the step that failed: the error of the attempt that got furthest is the most useful. */
function progress({ text }: TextError): number {
  return ['schema', 'before', 'after'].indexOf(text)
}

async function compareAs(engine: Engine, texts: Texts, options: DiffOptions, dialect: Dialect): Promise<Comparison> {
  await loadSchema(engine, texts.schema, dialect)
  await engine.run(limitRows)
  const translation = translations[dialect]
  const tables = await readCatalog(engine)
  const read = async (text: 'before' | 'after') =>
    within(text, async () => {
      const variable = variableReason(texts[text])
      if (variable && !translation?.hasVariables) throw new ReasonError(variable.id, variable.values)
      return prepareSide((await translation?.translateStatement(texts[text], tables)) ?? texts[text])
    })
  const sides: Parameters<typeof counterexample>[1] = [await read('before'), await read('after')]
  if (sides[0].reads !== sides[1].reads) throw new TextError('after', { id: 'queryAndChange', values: {} })
  try {
    const result = await diff(engine, tables, ...sides, { ...options, ...translation?.differOptions })
    if (!result.difference && (result.compared === 0 || result.isEmpty))
      throw new TextError('before', nothingCompared(result))
    if (!result.difference) return { dialect, result }
    const { tables: filled, database, mentionedColumns } = result.difference
    return {
      dialect,
      result,
      counterexample: counterexample(result.difference, sides),
      tables: tableRows(filled, database, mentionedColumns),
    }
  } catch (error) {
    if (error instanceof SideError) throw new TextError(error.side, error.message, error.offset)
    if (error instanceof ReasonError) throw new TextError('schema', error.reason)
    throw error
  }
}

/** Whether an error says that the statements ran as this dialect, so that no other is tried. */
function ranWithoutRows({ parts }: TextError): boolean {
  return parts.some((part) => typeof part !== 'string' && part.id === 'onlyEmpty')
}

/** Returns the reason for a search in which nothing was compared, or only empty results. */
function nothingCompared({ compared, raised, error = '' }: DiffResult): Reason {
  if (compared > 0) return { id: 'onlyEmpty', values: { count: String(raised), error } }
  if (raised > 0) return { id: 'alwaysRaises', values: { count: String(raised), error } }
  return { id: 'noTime', values: {} }
}
