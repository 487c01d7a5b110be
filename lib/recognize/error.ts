import { errorArticles, knownMessage } from './error-articles'
import type { RecognizedError } from './recognized'

/** An error stands at the beginning of what is copied; logs are not searched through. */
const BEGINNING = 2000
const MAX_QUERY = 150
/** The message for a report of a deadlock, which has none. */
const DEADLOCK = 'deadlock detected'

/** The formats in which engines and their clients print an error; the group `message` is its text. */
const forms: readonly RegExp[] = [
  // PostgreSQL and openGauss, also with the name of a script or in a log
  /(?:^|\s)(?:ERROR|FATAL|PANIC|错误|致命错误|紧急错误)(?::\s+|：\s*)(?<message>\S.*)/m,
  // mysql, Workbench, DataGrip, Navicat, DBeaver, drivers of Go, Node, Python and PHP
  /^\s*E(?:RROR|rror) (?<mysql>\d{4})(?: \(\w{5}\))?(?: at line \d+)?(?:: *(?<message>\S.*))?/m,
  /^\s*Error Code: (?<mysql>\d{4})\.? *(?<message>\S.*)?/m,
  /^\s*\[\w{5}\]\[(?<mysql>\d{4})\] *(?<message>\S.*)?/m,
  /^\s*(?:\[Err\] )?(?<mysql>\d{4}) - (?<message>\S.*)/m,
  /^\s*SQL (?:Error|错误) \[(?<mysql>\d{4})\] \[\w{5}\]: (?<message>\S.*)/m,
  /\bER_[A-Z_]+: (?<message>\S.*)/,
  /(?:^|Error: |Error\) )\((?<mysql>\d{4}), ["'](?<message>.+?)["']\)/m,
  /\bSQLSTATE\[\w{5}\](?:: [^:\n]{1,60}:| \[)\s*(?<mysql>\d{4})\]? (?<message>\S.*)/,
  // drivers for PostgreSQL of Python, for MySQL and SQL Server of Java, and for SQL Server of .NET
  /\bpsycopg2?\.errors\.\w+: (?<message>\S.*)/,
  /\bjava\.sql\.SQL\w*Exception: (?<message>(?!ORA-)\S.*)/,
  /\bcom\.(?:mysql|microsoft\.sqlserver)\.[\w.]*Exception: (?<message>\S.*)/,
  /\bSqlClient\.SqlException(?: \(0x[\dA-F]{8}\))?: (?<message>\S.*)/,
  // in a stack of Oracle, ORA-06512 is only a place
  /\b(?<message>(?<oracle>(?:ORA|PLS|TNS)-(?!06512)\d{3,5}\b).*)/i,
  /\b(?<message>(?<oracle>ORA-06512).*)/i,
  // the transactions in the status of InnoDB, and the graph of SQL Server
  /^(?<deadlock>\*{3} \(1\) TRANSACTION:|\s*<deadlock[ >])/m,
  /^LATEST (?<message>DETECTED DEADLOCK)$/m,
  /^(?:Msg|消息) (?<sqlServer>\d+)[,，] ?(?:Level|级别) \d+[,，].*(?:\n(?<message>\S.*))?/m,
  knownMessage,
]

/** A text that is only a code, which is a search unless the table has a page about it. */
const codes: readonly RegExp[] = [
  /^\s*(?:(?:error|errno|code|错误|报错)[\s:：]*)*(?<number>\d{4})\s*$/i,
  /^\s*(?:(?:mysql|error|errno|code|错误|报错)[\s:：]*)*(?<mysql>\d{4})\s*$/i,
  /^\s*(?:(?:sql ?server|mssql|msg|消息|error|code|错误|报错)[\s:：]*)+(?<sqlServer>\d{3,4})\s*$/i,
  /^\s*(?:(?:sqlstate|error|code|错误|报错)[\s:：]*)*(?<state>[\dA-Z]{5})\s*$/i,
]

/** Recognises an error that an engine reports. */
export function recognizeError(text: string): RecognizedError | undefined {
  const beginning = text.slice(0, BEGINNING).replace(/\r\n?/g, '\n')
  const report = firstMatch(forms, beginning)
  const found = report ?? firstMatch(codes, beginning)
  if (!found) return undefined
  const { deadlock, message = deadlock === undefined ? found[0] : DEADLOCK, ...numbers } = found.groups ?? {}
  const query = message.trim().slice(0, MAX_QUERY)
  const known = [withFullCodes(beginning), message, ...namedCodes(numbers)].join('\n')
  const page = errorArticles.find(([pattern]) => pattern.test(known))?.[1]
  if (page !== undefined) return { kind: 'error', page, query }
  return report && { kind: 'error', query }
}

/** Returns the codes as the table has them; a number alone may be of either engine. */
function namedCodes({ number, mysql, sqlServer, state }: Record<string, string | undefined>): string[] {
  return [
    number && `code ${number}\nMySQL ${number}\nSQL Server ${number}`,
    mysql && `MySQL ${mysql}`,
    sqlServer && `SQL Server ${sqlServer}`,
    state && `SQLSTATE ${state}`,
  ].filter((code) => typeof code === 'string')
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  return patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? undefined
}

/** Writes `ORA-942` as Oracle does. */
function withFullCodes(text: string): string {
  return text.replace(/\b(ORA|PLS|TNS)-(\d{3,4})\b/gi, (_, product: string, code: string) => {
    return `${product}-${code.padStart(5, '0')}`
  })
}
