/** A prompt of psql (`shop=# `, `shop-# `), mysql (`mysql> `, `    -> `) or SQL*Plus (`SQL> `, `  2  `). */
const prompt =
  /^(?:[\w$.@-]*[=\-(*'"^!][*!^]?[#>] ?|(?:mysql|MariaDB \[[^\]\n]*\]|SQL)> ?| {4,5}[-'"`]> ?| {1,2}\d{1,3}  )/
const firstPrompt = /^\s*(?:[\w$.@-]+=[*!^]?[#>] |(?:mysql|MariaDB \[[^\]\n]*\]|SQL)> )/
/** A line that MySQL's slow query log prints before each statement. */
export const slowHeader = /^# Query_time: \d/m
/** What MySQL's slow query log prints around a statement. */
const slowLine = /^# |^(?:use \S+|SET timestamp=\d+);$/i
const duration = /^.{0,200}?\bLOG: {1,2}duration: [\d.]+ ms {1,2}(?:statement|parse \S+|bind \S+|execute \S+): /
const fence = /^ {0,3}(?:```|~~~)/

/**
 * Returns the SQL of a pasted text without the fences of Markdown, prompts of clients and their output, and what logs of slow
 * queries print around it; undefined if there is other text around a fence.
 */
export function sqlOf(text: string): string | undefined {
  const lines = text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  const inside = withoutFences(statementsOfLog(lines))
  return inside && withoutPrompts(inside).join('\n')
}

/** Returns the statements of a slow query log of MySQL, or of one entry in a log of PostgreSQL. */
function statementsOfLog(lines: readonly string[]): readonly string[] {
  if (lines.some((line) => slowHeader.test(line))) return lines.filter((line) => !slowLine.test(line))
  const at = lines.findIndex((line) => duration.test(line))
  if (at === -1 || lines.slice(0, at).some((line) => line.trim() !== '')) return lines
  const [first = '', ...rest] = lines.slice(at)
  const end = rest.findIndex((line) => /^\S.*\b(?:LOG|DETAIL|ERROR|STATEMENT|HINT|CONTEXT): {2}/.test(line))
  return [first.replace(duration, ''), ...(end === -1 ? rest : rest.slice(0, end))]
}

function withoutFences(lines: readonly string[]): readonly string[] | undefined {
  if (!lines.some((line) => fence.test(line))) return lines
  const inside: string[] = []
  let isInside = false
  for (const line of lines) {
    if (fence.test(line)) isInside = !isInside
    else if (isInside) inside.push(line)
    else if (line.trim() !== '') return undefined
  }
  return inside
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
