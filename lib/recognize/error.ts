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
  /\b(?<message>(?<oracle>(?:ORA|PLS|TNS)-\d{3,5}\b).*)/i,
  /^LATEST (?<message>DETECTED DEADLOCK)$/m,
  /^(?:Msg \d+, Level \d+, State \d+|消息 \d+，级别 \d+，状态 \d+).*\n(?<message>\S.*)/m,
]

/** A text that is only a code, which is a search unless the table has a page about it. */
const codes: readonly RegExp[] = [
  /^\s*(?:(?:mysql|error|errno|code|错误|报错)[\s:：]*)*(?<mysql>\d{4})\s*$/i,
  /^\s*(?:(?:sqlstate|error|code|错误|报错)[\s:：]*)*(?<state>[\dA-Z]{5})\s*$/i,
]

/** Recognises an error that an engine reports. */
export function recognizeError(text: string): RecognizedError | undefined {
  const beginning = text.slice(0, BEGINNING).replace(/\r\n?/g, '\n')
  const report = firstMatch(forms, beginning)
  const found = report ?? firstMatch(codes, beginning)
  if (!found) return undefined
  const { message = found[0], mysql, state } = found.groups ?? {}
  const query = message.trim().slice(0, MAX_QUERY)
  const known = [withFullCodes(beginning), mysql && `MySQL ${mysql}`, state && `SQLSTATE ${state}`].join('\n')
  const page = errorArticles.find(([pattern]) => pattern.test(known))?.[1]
  if (page !== undefined) return { kind: 'error', page, query }
  return report && { kind: 'error', query }
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
