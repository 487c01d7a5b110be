import { emptyDatabase, EngineError, quoteName, type Engine } from '../../sql/index'
import { escapeRegExp } from '../../text/regexp'
import { excerpt, note, type Note } from '../notes'

/** The maximum number of failed statements that are reported one by one. */
const MAX_REPORTED = 5

const reset = `ROLLBACK; RESET ALL; SET timezone TO 'UTC'; SET check_function_bodies = off; SET client_min_messages = error; SET ignore_checksum_failure = on; ${emptyDatabase}`

/** The collation of a database: C, or one in which an ordinary index does not serve LIKE. */
export type DatabaseCollation = 'C' | 'other'

/** The types that have the collation of the database: text, bpchar, varchar and their arrays. */
const collatedTypes = '25, 1042, 1043, 1009, 1014, 1015'

/** Sets the collation of the columns that are created from now on; that of the engine’s own database is C. */
function setCollation(collation: DatabaseCollation): string {
  const name = collation === 'C' ? 'default' : 'en_US.utf8'
  return `UPDATE pg_type SET typcollation = '${quoteName(name)}'::regcollation WHERE oid IN (${collatedTypes});`
}

/**
 * Replaces what the engine holds by a schema. A statement that fails is left out with a remark, and so are those that
 * need it. A type that is unknown here, such as one of an extension, is replaced by text.
 */
export async function loadSchema(
  engine: Engine,
  statements: readonly string[],
  collation: DatabaseCollation,
): Promise<Note[]> {
  await engine.run(reset + setCollation(collation))
  const notes: Note[] = []
  const failed: { text: string; reason: string }[] = []
  let pending = [...statements]
  // a statement may need one that stands below it, such as a view of a view in a text that a person has put together
  for (let isDone = false; !isDone;) {
    failed.length = 0
    const before = pending.length
    for (const text of pending) {
      const reason = await runOne(engine, text, notes)
      if (reason !== undefined) failed.push({ text, reason })
    }
    pending = failed.map(({ text }) => text)
    isDone = pending.length === 0 || pending.length === before
  }
  await engine.run(setCollation('C'))
  for (const { text, reason } of failed.slice(0, MAX_REPORTED))
    notes.push(note('statementFailed', { text: excerpt(text), reason: excerpt(reason, 160) }))
  if (failed.length > MAX_REPORTED) notes.push(note('moreFailed', { count: failed.length - MAX_REPORTED }))
  return notes
}

/** Runs a statement; returns the reason if it fails. */
async function runOne(engine: Engine, statement: string, notes: Note[]): Promise<string | undefined> {
  let text = statement
  for (let attempt = 0; ; attempt++) {
    try {
      await engine.run(text)
      return undefined
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      const shorter = withoutModifier(text, error)
      if (attempt < 10 && (shorter !== text || (await addMissing(engine, error, notes)))) text = shorter
      else return error.message
    }
  }
}

/** Removes the length or kind of a replaced type, such as that of `vector(384)`, if that is the reason of the error. */
function withoutModifier(text: string, { message }: EngineError): string {
  const [, type] = /^type modifier is not allowed for type "(.+)"$/.exec(message) ?? []
  return type === undefined ? text : text.replace(new RegExp(`(${escapeRegExp(type)})\\s*\\([^()]*\\)`, 'g'), '$1')
}

/** Creates a schema or type that a statement misses; returns false if that is not the reason of the error. */
async function addMissing(engine: Engine, { code, message }: EngineError, notes: Note[]): Promise<boolean> {
  const [, schema] = /^schema "(.+)" does not exist$/.exec(message) ?? []
  const [, type] = /^type "(.+?)(?:\[\])?" does not exist$/.exec(message) ?? []
  try {
    if (code === '3F000' && schema !== undefined) await engine.run(`CREATE SCHEMA ${quoteName(schema)}`)
    else if (code === '42704' && type !== undefined) {
      await engine.run(`CREATE DOMAIN ${type.split('.').map(quoteName).join('.')} AS text`)
      notes.push(note('typeReplaced', { type }))
    } else return false
    return true
  } catch {
    return false
  }
}
