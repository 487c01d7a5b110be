import { describedTables } from './describe'
import { statementsOfLog } from './log'

/** A prompt of psql (`shop=# `, `shop-# `), mysql (`mysql> `, `    -> `) or SQL*Plus (`SQL> `, `  2  `). */
const prompt =
  /^(?:[\w$.@-]*[=\-(*'"^!][*!^]?[#>] ?|(?:mysql|MariaDB \[[^\]\n]*\]|SQL)> ?| {4,5}[-'"`]> ?| {1,2}\d{1,3}  )/
const firstPrompt = /^\s*(?:[\w$.@-]+=[*!^]?[#>] |(?:mysql|MariaDB \[[^\]\n]*\]|SQL)> )/
const fence = /^ {0,3}(?:```|~~~)/
/** Matches the borders, headers and status lines of a client's output of `SHOW CREATE TABLE`. */
const frame =
  /^(?:\*{5,} \d+\. row \*{5,}|\+-[-+]*|\| Table +\| Create Table *\|| *Table: .*|(?:mysql> )?SHOW CREATE TABLE .*|\d+ rows? in set.*)$|^ *Create Table: |^\| [^|\n]* \| (?=CREATE )/gim
/** Matches a table in the output of `SHOW CREATE TABLE`, up to what the client prints after it. */
const table =
  /(?<=^ *Create Table: |^\| [^|\n]* \| )CREATE [^]*?(?=\n(?:\+-|\d+ rows? in set|\*{5}|mysql>|MariaDB)|(?![^]))/gm
/** Matches a prompt after which nothing was typed. */
const openPrompt = /^(?:mysql|MariaDB \[[^\]\n]*\]|SQL)> *$/gm
const framed = /^(?: *Create Table: |\| [^|\n]* \| )CREATE /m
/** Matches the ends of statements whose result is printed in rows. */
const vertical = /\\(?:[gG]|gx)[ \t]{0,9};?[ \t]{0,9}$/gm
/** A line of a question around SQL, such as `Why is it slow?` or `为什么不走索引`; `= ?` ends with a placeholder. */
const question = /^\s*\p{Script=Han}|(?:[\p{L}\p{N}"'’)]\?|[:!？：！。，])\s*$/u

/**
 * Returns the SQL of a pasted text without the text around fences of Markdown, prompts of clients and their output, and what
 * logs print around statements.
 */
export function sqlOf(pasted: string): { readonly sql: string; readonly isLog: boolean } {
  const text = insideFences(pasted.replace(/[\u200b\u2060\ufeff]/g, '').replace(/\r\n?/g, '\n'))
  const log = statementsOfLog(text)
  if (log) return { sql: joinStatements(log), isLog: true }
  const lines = text.replace(openPrompt, '').split('\n')
  const sql = framed.test(text) ? joinStatements(framedStatements(lines)) : describedSql(lines)
  return { sql: sql.replace(vertical, ';').trim(), isLog: false }
}

/** Returns the tables in the output of `SHOW CREATE TABLE`, and the statements around it. */
function framedStatements(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n')
  const input = withoutPrompts(lines)
  if (input === lines) return text.split(frame).map(withoutBar)
  const tables = [...text.matchAll(table)].map(([sql]) => withoutBar(sql))
  return [
    ...tables,
    input
      .filter((line) => !/^SHOW CREATE TABLE /i.test(line))
      .join('\n')
      .replace(vertical, ';'),
  ]
}

/** Returns the tables that psql describes, and the statements around them. */
function describedSql(lines: readonly string[]): string {
  const { tables, rest } = describedTables(lines)
  const input = withoutPrompts(tables.length > 0 ? lines : rest)
  const statements = (input === lines ? rest : input).join('\n')
  return tables.length > 0 ? joinStatements([...tables, statements]) : statements
}

/** Returns a text without the lines of a question above and below it. */
export function withoutQuestions(text: string): string {
  const lines = text.split('\n')
  const isSql = (line: string) => line.trim() !== '' && !question.test(line)
  return lines.slice(lines.findIndex(isSql), lines.findLastIndex(isSql) + 1).join('\n')
}

function joinStatements(statements: readonly string[]): string {
  return statements
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement, at, { length }) => (at === length - 1 || statement.endsWith(';') ? statement : `${statement};`))
    .join('\n')
}

function withoutBar(cell: string): string {
  return cell.trim().replace(/\|$/, '')
}

function insideFences(text: string): string {
  const lines = text.split('\n')
  if (!lines.some((line) => fence.test(line))) return text
  const blocks: string[][] = []
  let isInside = false
  for (const line of lines) {
    if (!fence.test(line)) {
      if (isInside) blocks.at(-1)?.push(line)
      continue
    }
    isInside = !isInside
    if (isInside) blocks.push([])
  }
  return joinStatements(blocks.map((block) => block.join('\n')))
}

function withoutPrompts(lines: readonly string[]): readonly string[] {
  const first = lines.find((line) => line.trim() !== '')
  if (first === undefined || !firstPrompt.test(first)) return lines
  const typed: string[] = []
  // after a statement has ended, lines without a prompt are its output
  let isOpen = false
  for (const line of lines) {
    const isPrompted = prompt.test(line)
    if (!isPrompted && !isOpen) continue
    const content = isPrompted ? line.replace(prompt, '') : line
    if (content.startsWith('\\')) continue
    typed.push(content)
    isOpen = content.trim() !== '' && !/(?:;|\\[gG]\w*)\s*$/.test(content)
  }
  return typed
}
