/** A line that MySQL's slow query log prints before each statement. */
export const slowHeader = /^# Query_time: \d/m
/** Matches a line that MySQL's slow query log adds to a statement. */
const slowLine = /^# |^(?:use \S+|SET timestamp=\d+);$/i
/** Matches the prefix of a statement in the logs of PostgreSQL, MyBatis and Hibernate. */
const start =
  /^(?:Hibernate:|.{0,200}?(?:\bLOG: {1,2}duration: [\d.]+ ms {1,2}(?:statement|parse \S+|bind \S+|execute \S+):|==> {1,2}Preparing:|\borg\.hibernate\.SQL\b[^:]{0,40}:))\s*/
/** The beginning of a line that does not continue the statement above. */
const otherEntry =
  /^(?:\[?\d[\d:./T-]{7,}|.{0,200}?(?:<==|==>) |\S.*\b(?:LOG|DETAIL|ERROR|STATEMENT|HINT|CONTEXT): {2})/

/**
 * Returns the statements of a log: of slow queries in MySQL and PostgreSQL, or of MyBatis and Hibernate, which often print
 * the same one; undefined for another text.
 */
export function statementsOfLog(text: string): readonly string[] | undefined {
  const lines = text.split('\n')
  if (slowHeader.test(text)) return [lines.filter((line) => !slowLine.test(line)).join('\n')]
  const statements: string[][] = []
  let isOpen = false
  for (const line of lines) {
    const begin = start.exec(line)
    if (begin) statements.push([line.slice(begin[0].length)])
    else if (isOpen && !otherEntry.test(line)) statements.at(-1)?.push(line)
    isOpen = begin !== null || (isOpen && !otherEntry.test(line))
  }
  return statements.length > 0 ? [...new Set(statements.map((statement) => statement.join('\n')))] : undefined
}
