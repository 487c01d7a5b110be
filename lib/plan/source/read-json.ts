import { PlanError } from '../error'
import type { SourceLine } from './clean'

/** Parses the first JSON value of a text, which may stand between other lines. Throws a `PlanError`. */
export function readJson(lines: readonly SourceLine[]): unknown {
  const first = lines.findIndex(({ text }) => /^\s*[[{]\s*($|["[{\]}])/.test(text))
  const { json, end, line } = firstValue(lines.slice(Math.max(0, first)))
  if (!end) throw new PlanError('cutJson', line)
  try {
    return JSON.parse(withNumbers(json)) as unknown
  } catch (error) {
    throw brokenJson(json, error, lines[Math.max(0, first)]?.line ?? 1)
  }
}

interface FirstValue {
  /** The text of the value, without line breaks inside strings. */
  readonly json: string
  readonly end: boolean
  /** The last line of the value. */
  readonly line: number
}

/** Returns the text until the bracket that closes the first one. */
function firstValue(lines: readonly SourceLine[]): FirstValue {
  const parts: string[] = []
  let depth = 0
  let isString = false
  for (const { text, line } of lines) {
    // a chat or mail has broken a string: the rest continues it
    const content = isString ? text.trimStart() : text
    let isEscaped = false
    for (let at = 0; at < content.length; at++) {
      const character = content[at]
      if (isString) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isString = false
      } else if (character === '"') isString = true
      else if (character === '{' || character === '[') depth++
      else if (character === '}' || character === ']') {
        depth--
        if (depth === 0) return { json: [...parts, content.slice(0, at + 1)].join(''), end: true, line }
      }
    }
    parts.push(isString ? content : `${content}\n`)
  }
  return { json: parts.join(''), end: false, line: lines.at(-1)?.line ?? 1 }
}

/** Returns an error with the position in the message of the browser's parser, if it contains one. */
function brokenJson(json: string, error: unknown, firstLine: number): PlanError {
  const message = error instanceof Error ? error.message : ''
  const position = /position (\d+)/.exec(message)?.[1]
  const line = /line (\d+)/.exec(message)?.[1]
  const before = position === undefined ? undefined : json.slice(0, Number(position)).split('\n')
  const index = before ? before.length - 1 : line === undefined ? undefined : Number(line) - 1
  const excerpt = index === undefined ? '' : (json.split('\n')[index] ?? '').trim().slice(0, 60)
  return new PlanError('brokenJson', index === undefined ? undefined : firstLine + index, excerpt)
}

/** Numbers names that repeat in one object, as MariaDB wrote the tables of a join before version 10.10: `table`, `table#2`. */
function withNumbers(json: string): string {
  if (!json.includes('"query_block"')) return json
  const open: Map<string, number>[] = []
  return json.replaceAll(/[{}]|"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?/g, (token) => {
    if (token === '{') open.push(new Map())
    else if (token === '}') open.pop()
    else if (token.endsWith(':')) {
      const count = (open.at(-1)?.get(token) ?? 0) + 1
      open.at(-1)?.set(token, count)
      if (count > 1) return token.replace(/"(?=\s*:$)/, `#${count}"`)
    }
    return token
  })
}

/** Returns the name in a document of a name that may have got a number. */
export function withoutNumber(name: string): string {
  return name.replace(/#\d+$/, '')
}
