import { MAX_DEPTH, PlanError } from '../error'
import type { SourceLine } from './clean'

type Container = Record<string, unknown> | unknown[]

/**
 * Parses `EXPLAIN (FORMAT YAML)`: nested lists and mappings, whose texts are quoted as in JSON. The general YAML library
 * would be larger than all other code of the plan visualiser.
 */
export function readYaml(lines: readonly SourceLine[]): unknown {
  const first = lines.findIndex(({ text }) => /^\s*(?:-\s*)?Plan:\s*$/.test(text))
  const rows = lines.slice(Math.max(0, first)).flatMap(splitMarker)
  let root: unknown
  const setRoot = (child: unknown) => {
    root = child
  }
  const open: { indent: number; value: Container; fill?: (child: Container) => void }[] = [
    { indent: -1, value: {}, fill: setRoot },
  ]
  for (const { text, line } of rows) {
    const indent = text.search(/\S/)
    const content = text.trim()
    while (open.length > 1 && (open.at(-1)?.indent ?? 0) >= indent) open.pop()
    if (open.length > 4 * MAX_DEPTH) throw new PlanError('tooDeep', line)
    const isItem = content.startsWith('-')
    const parent = open.at(-1)
    if (parent?.fill) {
      // the first line below a key or a list marker decides whether a list or a mapping follows
      parent.value = isItem ? [] : {}
      parent.fill(parent.value)
      delete parent.fill
    }
    const value = parent?.value
    if (Array.isArray(value) !== isItem || !value) throw new PlanError('brokenYaml', line, content.slice(0, 60))
    const [key, rest] = isItem ? ['', content.slice(1).trim()] : keyAndRest(content, line)
    const add = (child: unknown) => {
      if (Array.isArray(value)) value.push(child)
      else value[key] = child
    }
    if (rest === '') open.push({ indent, value: {}, fill: add })
    else add(scalar(rest, line))
  }
  return root
}

/** Splits `- Node Type: "Sort"` into the marker and the first key of its mapping. */
function splitMarker({ text, line }: SourceLine): SourceLine[] {
  if (text.trim() === '') return []
  const [, indent = '', marker = '', rest = ''] = /^( *)(- +)(.*)$/.exec(text) ?? []
  if (!/^[A-Z][\w/ -]*:( |$)/.test(rest)) return [{ text, line }]
  return [
    { text: `${indent}-`, line },
    { text: `${' '.repeat(indent.length + marker.length)}${rest}`, line },
  ]
}

function keyAndRest(content: string, line: number): [string, string] {
  const [, key, rest] = /^([^:"]+):(?: (.*)|)$/.exec(content) ?? []
  if (key === undefined || key === '__proto__') throw new PlanError('brokenYaml', line, content.slice(0, 60))
  return [key, (rest ?? '').trim()]
}

function scalar(text: string, line: number): unknown {
  if (!/^["[{\d-]|^(true|false|null)$/.test(text)) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    if (/^["[{]/.test(text)) throw new PlanError('brokenYaml', line, text.slice(0, 60))
    return text
  }
}
