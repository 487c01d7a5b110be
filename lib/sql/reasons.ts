/**
 * The texts of this library about statements that it cannot compare, in English. `{name}` stands for a value. Errors of
 * PostgreSQL, and of the functions that a dialect adds to it, are not among them; they stay as they are.
 */
export const reasons = {
  noStatement: 'there is no statement',
  notComparable:
    'only queries and INSERT, UPDATE, DELETE, MERGE and TRUNCATE can be compared; what makes tables belongs in the schema file',
  severalStatements: 'there are {count} statements, a query among them: put one query into a file',
  selectInto: 'SELECT INTO makes a table: leave INTO out',
  returning: 'leave RETURNING out: statements that change tables are compared by the rows they leave there',
  tablesample: 'TABLESAMPLE chooses rows at random: delete it',
  volatile: '{name}() gives something else at every call, so that no two runs can be compared: put a constant there',
  notRewritten:
    'to compare it, ties (LIMIT, DISTINCT ON, window functions) must be randomised or sort keys selected, but its syntax cannot be rewritten, such as JSON_TABLE or GROUP BY DISTINCT: leave one of the two out',
  queryAndChange: 'one of the two is a query and the other changes tables: there is nothing to compare',
  alwaysRaises: 'it raises an error on all of {count} databases, so that nothing was compared: {error}',
  onlyEmpty:
    'a statement raises an error on {count} databases, and on all others the results are empty or no row changes, so that nothing was compared: {error}',
  noTime: 'nothing was compared in the time given: allow more, or fewer rows',
  copyRows: 'only psql can load the rows of COPY … FROM stdin: leave them out',
  noValues: 'no values were found that satisfy {check} of the table {table}',
  checkFails: 'the CHECK constraint {check} of the table {table} cannot be tried: {error}',
  ungrouped: 'each group has a value per row, and none is selected: group by {column} as well, or write MIN({column})',
  variable: '{name} is a variable of MySQL or SQL Server: put a value there, or use a window function',
  top: 'TOP is SQL Server’s: write LIMIT at the end',
  rownum: 'ROWNUM is Oracle’s: write LIMIT, or ROW_NUMBER() OVER (…) in a subquery',
  connectBy: 'CONNECT BY is Oracle’s: write WITH RECURSIVE',
  outerJoinSign: '(+) is Oracle’s: write LEFT JOIN … ON',
  minus: 'MINUS is Oracle’s: write EXCEPT',
  decode: 'DECODE is Oracle’s: write CASE',
  nvl2: 'NVL2 is Oracle’s: write CASE',
  iif: 'IIF is SQL Server’s: write CASE',
  apply: 'APPLY is SQL Server’s: write CROSS JOIN LATERAL, or LEFT JOIN LATERAL … ON TRUE',
  tableHints: 'table hints are SQL Server’s: leave them out',
  dateadd: "DATEADD is SQL Server’s: write d + INTERVAL '1 day'",
  datediff: 'this DATEDIFF is SQL Server’s: subtract the dates',
  convert: 'CONVERT is not PostgreSQL’s: write CAST(x AS type)',
  indexHints: 'index hints are MySQL’s: leave them out',
  rollup: 'WITH ROLLUP is MySQL’s: write GROUP BY ROLLUP (…)',
  onDuplicateKey: 'ON DUPLICATE KEY is MySQL’s: write ON CONFLICT (…) DO UPDATE',
  replaceInto: 'REPLACE INTO is MySQL’s: write INSERT … ON CONFLICT (…) DO UPDATE',
  insertIgnore: 'INSERT IGNORE is MySQL’s: write INSERT … ON CONFLICT DO NOTHING',
  sqlModifiers: 'SQL_… modifiers are MySQL’s: leave them out',
  limitedChange: 'LIMIT in a change is MySQL’s: take the keys by a subquery',
  xor: 'XOR is MySQL’s: write (a > 1) <> (b > 2)',
  updateJoin: 'JOIN in UPDATE is MySQL’s: write UPDATE t SET … FROM u WHERE …',
  deleteJoin: 'a table before FROM in DELETE is MySQL’s: write DELETE FROM t USING u WHERE …',
  engineClause: 'ENGINE and AUTO_INCREMENT are MySQL’s: leave them out, write GENERATED ALWAYS AS IDENTITY',
  ifnull: 'IFNULL is MySQL’s: write COALESCE',
  foreignSyntax: '{name} is not {engine}’s: choose the dialect of the statement',
  untranslated: '{name} is not translated from {engine}: write the statement without it',
  unknownFunction: '{name} is not translated from {engine}: write it with other functions',
  unknownType: 'the type {name} is not translated from {engine}: use another type, or leave the column out',
  bindVariable: '{name} is a bind variable: put a value there',
  implicitDate:
    "a text is read as a date by NLS_DATE_FORMAT, which differs between sessions: write DATE '2024-01-31' or TO_DATE with a format",
  dateFormat:
    'the format {format} is not translated: use YYYY, MM, MON, DD, HH24, MI and SS; to read a date it needs year and month',
  numberFormat: 'the format {format} of numbers is not translated: use 9, 0, comma, point and FM',
  unitFormat: 'the unit {format} is not translated: use YYYY, Q, MM, DD, HH24 or MI, and IW in TRUNC',
  tree: 'CONNECT BY is translated only in FROM DUAL CONNECT BY LEVEL <= n: write a query in WITH that reads itself',
  dateLiteral: 'the text of a literal has the form 2024-01-31 or 2024-01-31 12:00:00, got {text}',
  dateText: 'the text {text} does not have the format {format} sign by sign, or is not a date',
  literalArgument: 'the format of {name} must be a literal',
  regexp:
    'this call of {name} may find something else in PostgreSQL: use a literal pattern without lazy quantifiers, back references and, except in REGEXP_LIKE, alternatives',
  outerJoin:
    'for (+) each column in the condition needs the name of its table, and OR, IN, a subquery or JOIN cannot be there: write LEFT JOIN … ON',
  setOrder:
    'Oracle evaluates set operators in their order, PostgreSQL evaluates INTERSECT first: put parentheses around the first two queries',
  rownumPlace:
    'ROWNUM is translated in ROWNUM <= 10 after AND, and in the select list, above a single table or subquery: write FETCH FIRST, or ROW_NUMBER() OVER (…)',
  rownumChange: 'ROWNUM in a change takes any rows: take the keys by a subquery with ORDER BY',
  mergeDelete: 'DELETE in a branch of MERGE sees the updated row: write a DELETE of its own',
  schemaCode: 'the schema has a {name}, which is not translated: leave it out if it does not change rows',
  ignoredErrors: 'IGNORE in UPDATE and DELETE turns errors into warnings: leave it out',
  ownerOfColumn: 'several tables have a column {column}: put the name of the table in front of it',
  assignmentOrder:
    'an assignment reads {column}, which another one changes: MySQL does not determine their order in an UPDATE of several tables',
  assignedColumn:
    'a subquery reads {column}, which an assignment before it changes, or a column of its own with this name: put the name of the table in front of it',
  keyOrder:
    'MySQL checks a unique key after each row, so that ORDER BY decides whether the change of {column} raises an error: leave ORDER BY out',
  unknownTarget: 'the tables of the change do not include {name}: write its alias',
  changedTwice: 'one table is changed twice in the same statement: write two statements',
  severalKeys:
    'a new row of {table} can have several unique keys in common with other rows, and MySQL changes only one of them: leave the keys out of the schema that never match',
  sourceColumn:
    'after ON DUPLICATE KEY UPDATE, {column} is neither a column of the table nor selected by itself: write VALUES(…)',
  replaceQuery: 'REPLACE is translated with VALUES that contain the keys and no subquery: write DELETE and INSERT',
  partition: 'which rows are in a partition is not modelled: write the condition of the partition',
  collation:
    'texts are compared case-sensitively, whatever their collation: leave BINARY and COLLATE out, and check on MySQL what they change',
  jsonPath:
    'a path into a document is translated if it is a literal of names and positions, such as $.items[0].name: write it so, one path in each call',
  computedColumn: '{name} is a computed column: leave it out, or write its expression in the statements',
  bitAggregate: 'SQL Server has no {name} of BIT: write {name}(CAST(… AS INT))',
  mixedTypes: 'SQL Server converts these values to one type: write the conversion with CAST',
  temporaryTable:
    '{name} is a temporary table: put its query into WITH, or its columns into the schema under another name',
  brackets: 'brackets around names are SQL Server’s: write double quotes',
} as const

export type ReasonId = keyof typeof reasons

/** A text of this library that a caller can translate: its id and its values. */
export interface Reason {
  readonly id: ReasonId
  readonly values: Readonly<Record<string, string>>
}

/** A part of a message: a text of PostgreSQL, or one of this library. */
export type MessagePart = string | Reason

/** An error about a text that cannot be compared; `offset` is its position in the text, if known. */
export class ReasonError extends Error {
  readonly reason: Reason
  readonly offset: number | undefined

  constructor(id: ReasonId, values: Reason['values'] = {}, offset?: number) {
    const reason = { id, values }
    super(englishText(reason))
    this.name = 'ReasonError'
    this.reason = reason
    this.offset = offset
  }
}

/** Returns a part of a message in English. */
export function englishText(part: MessagePart): string {
  if (typeof part === 'string') return part
  return reasons[part.id].replace(/\{(\w+)\}/g, (all, name: string) => part.values[name] ?? all)
}
