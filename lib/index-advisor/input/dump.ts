import { splitStatements } from '../../review/tokens'
import { excerpt, note, type Note } from '../notes'

/** A schema script: the statements that define tables and what plans depend on, and remarks about the others. */
export interface SchemaScript {
  readonly statements: readonly string[]
  readonly notes: readonly Note[]
}

const defining =
  /^(?:create\s+(?:or\s+replace\s+)?(?:(?:unlogged|foreign|recursive|materialized|unique)\s+)?(?:table|type|domain|schema|sequence|view|index|function|aggregate|operator|collation|statistics|cast)\b|alter\s+table\b|alter\s+(?:type|domain)\b|set\s+(?:local\s+|session\s+)?search_path\b)/i

/** Statements of a dump that do not change plans, so that they need no remark. */
const unimportant =
  /^(?:set|reset|select\s+(?:pg_catalog\.)?(?:set_config|setval)|comment\s+on|grant|revoke|begin|start|commit|end|analyze|vacuum|alter\s+(?:sequence|index|default|view|function|schema|type|domain|aggregate|operator|procedure|database|materialized|publication|extension|collation|statistics)|alter\s+table[\s\S]*\b(?:owner\s+to|replica\s+identity|cluster\s+on|set\s+without\s+cluster)\b|create\s+(?:or\s+replace\s+)?(?:extension|trigger|constraint\s+trigger|procedure|event|rule|publication|subscription|role|user|language|database|server)|drop)\b/i

const ownerOnly =
  /^alter\s+(?:table|type|domain)[\s\S]*\b(?:owner\s+to|replica\s+identity|cluster\s+on|(?:en|dis)able\s+trigger)\b/i

const policy = /^(?:create\s+policy|alter\s+table[\s\S]*\brow\s+level\s+security)\b/i

/**
 * Reads the output of `pg_dump --schema-only`, or DDL that a person wrote. Owners, privileges, triggers, comments and the
 * commands of psql are skipped; rows, policies and unknown statements are skipped with a remark.
 */
export function readDump(text: string): SchemaScript {
  const { text: ddl, blocks } = withoutCopyData(text)
  const statements: string[] = []
  const ignored: string[] = []
  let policies = 0
  let inserts = blocks
  for (const { start, end } of splitStatements(ddl, 'postgresql')) {
    const statement = ddl.slice(start, end)
    if (policy.test(statement)) policies++
    else if (ownerOnly.test(statement)) continue
    else if (defining.test(statement)) statements.push(statement)
    else if (/^(?:insert|copy|update|delete)\b/i.test(statement)) inserts++
    else if (!unimportant.test(statement)) ignored.push(statement)
  }
  const [first] = ignored
  return {
    statements,
    notes: [
      ...(inserts > 0 ? [note('dataIgnored', { count: inserts })] : []),
      ...(policies > 0 ? [note('policiesIgnored', { count: policies })] : []),
      ...(first === undefined ? [] : [note('statementsIgnored', { count: ignored.length, first: excerpt(first) })]),
    ],
  }
}

/** Removes the rows of COPY … FROM stdin, and counts the blocks. */
function withoutCopyData(text: string): { text: string; blocks: number } {
  let blocks = 0
  const ddl = text.replace(/\r\n?/g, '\n').replace(/^COPY [^\n]*FROM stdin;\n(?:[^\n]*\n)*?\\\.$/gim, () => {
    blocks++
    return ''
  })
  return { text: ddl, blocks }
}
