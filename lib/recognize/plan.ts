import { PlanError } from '../plan/error'
import { nodesOf, type Plan, type PlanNode } from '../plan/model'
import { parsePlan } from '../plan/parse'
import { firstNode } from '../plan/postgres/lines'
import { cleanPaste } from '../plan/source/clean'
import type { RecognizedPlan } from './recognized'

/** Something that only plans contain; without it, the parser is not asked. */
const hint =
  /\(cost=\s*\d|\(actual\s+(?:time|rows)=|->\s|"(?:Plan|QUERY PLAN|EXPLAIN|ANALYZE|query_block|query_plan|operation)"|\bPlan:|\bOPERATOR *\| *NAME\b|\b(?:Id|[Pp]id|Ord|ORD) *\| *Operation *\||\|--[A-Z]|STATEMENT +Optimizer *=|<ShowPlanXML|<explain xmlns=/
/** The heading of psql. */
const title = /^[| ]*QUERY PLAN[| ]*$/m
const numbers = /\(cost=\d+\.\d+\.\.\d+\.\d+\s+rows=\d+\s+width=\d+\)/
/** The part of a broken plan in which a node is looked for. */
const BEGINNING = 20_000

/**
 * Recognises an execution plan that the plan visualiser can read. A plan needs numbers, or several nodes with the names of
 * operations, or one below a heading: a line that only begins like a node (`Hash join is slow`) is a search.
 */
export function recognizePlan(text: string): RecognizedPlan | undefined {
  const isTitled = title.test(text)
  if (!hint.test(text) && !isTitled) return undefined
  try {
    const plan = parsePlan(text)
    return isPlan(plan, isTitled) ? { kind: 'plan', engine: plan.engine, text } : undefined
  } catch {
    // a plan that is cut or broken: the visualiser says what is wrong
    return hasNode(text.slice(0, BEGINNING)) ? { kind: 'plan', engine: 'PostgreSQL', text } : undefined
  }
}

/** Recognises MySQL’s table, whose error in the visualiser says which forms it reads. */
export function recognizeOtherForm(text: string): RecognizedPlan | undefined {
  if (!hint.test(text) && !isTable(text.slice(0, BEGINNING))) return undefined
  try {
    parsePlan(text)
    return undefined
  } catch (error) {
    return error instanceof PlanError && error.id === 'mysqlTable' ? { kind: 'plan', engine: 'MySQL', text } : undefined
  }
}

/** True if a text contains the header of MySQL's table; one pattern for both columns would backtrack. */
function isTable(text: string): boolean {
  const at = text.search(/\bselect_type\b/)
  return at !== -1 && /\bpossible_keys\b/.test(text.slice(at))
}

function isPlan({ root, engine }: Plan, isTitled: boolean): boolean {
  const nodes = nodesOf(root)
  // PostgreSQL writes all words of an operation with a capital, a question does not
  if (engine === 'PostgreSQL' && /^[^(]* [a-z]/.test(root.kind)) return false
  if (nodes.some(({ cost, time, rows, actualRows }) => (cost ?? time ?? rows ?? actualRows) !== undefined)) return true
  if (['MariaDB', 'Oracle', 'SQL Server'].includes(engine)) return true
  if (engine === 'MySQL') return nodes.some(isAccess) && nodes.every(({ kind }) => /^[A-Z]/.test(kind))
  return (nodes.length > 1 || isTitled) && nodes.every(({ kind }) => /^[A-Z][\w-]*(?: [A-Z][\w-]*)*$/.test(kind))
}

/** True for a node of MySQL that reads a table; the words of its operation have small letters, as those of a question. */
function isAccess({ kind, relation }: PlanNode): boolean {
  return relation !== undefined && /^[A-Z][a-z-]*(?: [a-z-]+)* (?:scan|lookup)$/.test(kind)
}

/** True if a line is a node of PostgreSQL with its numbers. */
function hasNode(text: string): boolean {
  return cleanPaste(text).some((line) => numbers.test(line.text) && firstNode.test(line.text.replace(/\(cost=.*/, '')))
}
