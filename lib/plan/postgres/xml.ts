import { MAX_DEPTH, PlanError } from '../error'
import type { Plan } from '../model'
import { cleanPaste } from '../source/clean'
import { readXml } from '../source/read-xml'
import { readDocument } from './node'
import type { Properties } from '../source/properties'

const start = '<explain xmlns='

/** True for the XML of PostgreSQL. */
export function isExplainXml(text: string): boolean {
  return text.includes(start)
}

/** Reads `EXPLAIN (FORMAT XML)`, or what auto_explain writes in it. Throws a `PlanError`. */
export function readExplainXml(text: string): Plan {
  const lines = cleanPaste(text).map((line) => line.text)
  const { document, rest } = readXml(lines.join('\n'), 'explain')
  const plan = document.getElementsByTagNameNS('*', 'Plan')[0]?.parentElement
  if (!plan) throw new PlanError('noPlanInXml')
  return { ...readDocument(toJson(plan), 'XML'), ...(isExplainXml(rest) && { hasMore: true }) }
}

/** Returns the value that FORMAT JSON has for an element. */
function toJson(element: Element, depth = 0): unknown {
  // a node is below the list of its parent’s inputs
  if (depth > 2 * MAX_DEPTH) throw new PlanError('tooDeep')
  const children = [...element.children]
  if (children.length === 0) return scalar(element.textContent.trim())
  const isList = children.every(({ localName }) => ['Item', element.localName.slice(0, -1)].includes(localName))
  return isList
    ? children.map((child) => toJson(child, depth + 1))
    : (Object.fromEntries(children.map((child) => [nameOf(child), toJson(child, depth + 1)])) satisfies Properties)
}

function scalar(text: string): unknown {
  if (/^(?:true|false)$/.test(text)) return text === 'true'
  return /^-?\d{1,15}(?:\.\d{1,9})?$/.test(text) ? Number(text) : text
}

/** Returns the name that FORMAT JSON has for an element: hyphens stand for blanks, except in some words. */
function nameOf({ localName }: Element): string {
  return localName.replaceAll('-', ' ').replace(/^(One|Full|Pre) (?=Time|sort)/, '$1-')
}
