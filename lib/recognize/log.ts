/** A line that MySQL's slow query log prints before each statement. */
export const slowHeader = /^# Query_time: \d/m
/** Matches a line that MySQL's slow query log adds to a statement. */
const slowLine = /^# |^(?:use \S+|SET timestamp=\d+);$/i
/** The first words of a statement, which tell an entry from a line that only looks like one. */
const verb = String.raw`(?=(?:SELECT|WITH|INSERT|UPDATE|DELETE|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b)`
/** The prefixes of statements in logs. */
const prefixes = [
  String.raw`Hibernate:`,
  String.raw`.{0,200}?\borg\.hibernate\.SQL\b[^:]{0,40}:`,
  // MyBatis
  String.raw`.{0,200}?==> {1,2}Preparing:`,
  // PostgreSQL
  String.raw`.{0,200}?\bLOG: {1,2}duration: [\d.]+ ms {1,2}(?:statement|parse \S+|bind \S+|execute \S+):`,
  // Active Record, and Django
  String.raw`.{0,120}? \(\d+(?:\.\d+)?ms\) {1,2}${verb}`,
  String.raw`(?:.{0,120}?\s)?\(\d+\.\d{3}\) ${verb}`,
  // Prisma, TypeORM, Sequelize, and SQLAlchemy
  String.raw`(?:.{0,40}?\s)?(?:prisma:query|query:|Execut(?:ing|ed) \([\w-]{1,60}\):) ${verb}`,
  String.raw`.{0,120}?\bsqlalchemy\.engine\.[\w.]{1,60}[: ]${verb}`,
  // Entity Framework Core
  String.raw`\s*Execut(?:ed|ing) DbCommand .*`,
]
const start = new RegExp(String.raw`^(?:${prefixes.join('|')})\s*`)
/** The beginning of a line that does not continue the statement above. */
const otherEntry =
  /^(?:\[?\d[\d:./T-]{7,}|.{0,200}?(?:<==|==>) |\S.*\b(?:LOG|DETAIL|ERROR|STATEMENT|HINT|CONTEXT): {2}|[A-Z], \[\d| *↳ |(?:dbug|fail|info|warn): |(?:DEBUG|INFO)\b|[-+ ]*(?:Completed|Started|Rendered|Rendering|Processing) )/
const colors = /\u001b\[[\d;]{0,10}m/g

/**
 * Returns the statements of a log: of slow queries in MySQL and PostgreSQL, or of a library that maps objects to tables, which
 * often prints the same one; undefined for another text.
 */
export function statementsOfLog(text: string): readonly string[] | undefined {
  const lines = text.replace(colors, '').split('\n')
  if (slowHeader.test(text)) return [lines.filter((line) => !slowLine.test(line)).join('\n')]
  const statements: string[][] = []
  let isOpen = false
  for (const line of lines) {
    const begin = start.exec(line)
    if (begin) statements.push([line.slice(begin[0].length)])
    else if (isOpen && !otherEntry.test(line)) statements.at(-1)?.push(line)
    isOpen = begin !== null || (isOpen && !otherEntry.test(line))
  }
  const texts = statements.map((statement) => withoutParameters(statement.join('\n').trimEnd()))
  return texts.length > 0 ? [...new Set(texts)] : undefined
}

/** Removes the parameters that Active Record and Django print after a statement. */
function withoutParameters(statement: string): string {
  const end = statement.endsWith(']]') ? statement.lastIndexOf(' [["') : statement.search(/; args=[([N]/)
  return end === -1 ? statement : statement.slice(0, end).trimEnd()
}
