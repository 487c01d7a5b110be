import { errorArticles } from './error-articles'
import type { RecognizedError } from './recognized'

/** An error stands at the beginning of what is copied; logs are not searched through. */
const BEGINNING = 2000
const MAX_QUERY = 150

/** The formats in which engines and their clients print an error; the group `message` is its text. */
const forms: readonly RegExp[] = [
  // PostgreSQL and openGauss, also with the name of a script or in a log
  /(?:^|\s)(?:ERROR|FATAL|PANIC|错误|致命错误|紧急错误)(?::\s+|：\s*)(?<message>\S.*)/m,
  // mysql, Workbench, DataGrip, Navicat, DBeaver, drivers of Python and PHP
  /^\s*ERROR (?<mysql>\d{4})(?: \(\w{5}\))?(?: at line \d+)?(?:: *(?<message>\S.*))?/m,
  /^\s*Error Code: (?<mysql>\d{4})\.? *(?<message>\S.*)?/m,
  /^\s*\[\w{5}\]\[(?<mysql>\d{4})\] *(?<message>\S.*)?/m,
  /^\s*(?:\[Err\] )?(?<mysql>\d{4}) - (?<message>\S.*)/m,
  /^\s*SQL (?:Error|错误) \[(?<mysql>\d{4})\] \[\w{5}\]: (?<message>\S.*)/m,
  /(?:^|Error: )\((?<mysql>\d{4}), ["'](?<message>.+?)["']\)/m,
  /\bSQLSTATE\[\w{5}\](?:: [^:\n]{1,60}:| \[)\s*(?<mysql>\d{4})\]? (?<message>\S.*)/,
  // drivers for PostgreSQL of Python, and for MySQL of Java
  /\bpsycopg2?\.errors\.\w+: (?<message>\S.*)/,
  /\bjava\.sql\.SQL\w*Exception: (?<message>(?!ORA-)\S.*)/,
  /\b(?<message>(?<oracle>(?:ORA|PLS|TNS)-\d{5}).*)/i,
  /^(?:Msg \d+, Level \d+, State \d+|消息 \d+，级别 \d+，状态 \d+).*\n(?<message>\S.*)/m,
]

/** Recognises an error that an engine reports. */
export function recognizeError(text: string): RecognizedError | undefined {
  const beginning = text.slice(0, BEGINNING).replace(/\r\n?/g, '\n')
  const found = forms.map((form) => form.exec(beginning)).find((match) => match !== null)
  if (!found) return undefined
  const { message = found[0], mysql } = found.groups ?? {}
  const query = message.trim().slice(0, MAX_QUERY)
  const known = mysql === undefined ? beginning : `${beginning}\nMySQL ${mysql}`
  const page = errorArticles.find(([pattern]) => pattern.test(known))?.[1]
  return page === undefined ? { kind: 'error', query } : { kind: 'error', page, query }
}
