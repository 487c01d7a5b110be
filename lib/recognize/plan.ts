import { nodesOf, type Plan } from '../plan/model'
import { parsePlan } from '../plan/parse'
import { firstNode } from '../plan/postgres/lines'
import { cleanPaste } from '../plan/source/clean'
import type { RecognizedPlan } from './recognized'

/** Something that only plans contain; without it, the parser is not asked. */
const hint =
  /\(cost=\s*\d|\(actual\s+(?:time|rows)=|->\s|"(?:Plan|QUERY PLAN|EXPLAIN|query_block|query_plan|operation)"|\bPlan:/
const numbers = /\(cost=\d+\.\d+\.\.\d+\.\d+\s+rows=\d+\s+width=\d+\)/
/** The part of a broken plan in which a node is looked for. */
const BEGINNING = 20_000

/**
 * Recognises an execution plan that the plan visualiser can read. A plan needs numbers, or several nodes with the names of
 * operations: a line that only begins like a node (`Hash join is slow`) is a search.
 */
export function recognizePlan(text: string): RecognizedPlan | undefined {
  if (!hint.test(text)) return undefined
  try {
    const plan = parsePlan(text)
    return isPlan(plan) ? { kind: 'plan', engine: plan.engine, text } : undefined
  } catch {
    // a plan that is cut or broken: the visualiser says what is wrong
    return hasNode(text.slice(0, BEGINNING)) ? { kind: 'plan', engine: 'PostgreSQL', text } : undefined
  }
}

function isPlan({ root, engine }: Plan): boolean {
  const nodes = nodesOf(root)
  // PostgreSQL writes all words of an operation with a capital, a question does not
  if (engine === 'PostgreSQL' && /^[^(]* [a-z]/.test(root.kind)) return false
  if (nodes.some(({ cost, time, rows, actualRows }) => (cost ?? time ?? rows ?? actualRows) !== undefined)) return true
  return nodes.length > 1 && nodes.every(({ kind }) => /^[A-Z][\w-]*(?: [A-Z][\w-]*)*$/.test(kind))
}

/** True if a line is a node of PostgreSQL with its numbers. */
function hasNode(text: string): boolean {
  return cleanPaste(text).some((line) => numbers.test(line.text) && firstNode.test(line.text.replace(/\(cost=.*/, '')))
}
