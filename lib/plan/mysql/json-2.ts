import { MAX_DEPTH, PlanError } from '../error'
import type { Plan, PlanNode } from '../model'
import { numberOf, omitUndefined, type Properties } from '../source/properties'
import { readLabel } from './label'

/** True for a document of MySQL's second JSON format. */
export function isSecondFormat(document: Properties): boolean {
  return ['query_plan', 'operation', 'inputs'].some((name) => name in document)
}

/** Reads `EXPLAIN FORMAT=JSON` with `explain_json_format_version = 2`. */
export function readSecondFormat(document: Properties): Plan {
  let root = (document.query_plan ?? document) as Properties
  // before `query_plan` was introduced, the document itself was the first operation, or had it as its only input
  while (root.operation === undefined && inputsOf(root).length === 1) root = inputsOf(root)[0] as Properties
  if (root.operation === undefined) throw new PlanError('noPlanInJson')
  return { engine: 'MySQL', format: 'JSON 2', root: readNode(root, 0), triggers: [] }
}

function readNode(raw: Properties, depth: number): PlanNode {
  if (depth > MAX_DEPTH) throw new PlanError('tooDeep')
  const label = readLabel(String(raw.operation ?? ''))
  const role = /^(Select #\d+)(?: \((.*)\))?/.exec(String(raw.heading ?? ''))
  const loops = numberOf(raw.actual_loops)
  const relation = textOf(raw.table_name) ?? label.relation
  const alias = textOf(raw.alias)
  const index = textOf(raw.index_name) ?? label.index
  return {
    kind: label.kind,
    ...(role?.[1] !== undefined ? { role: role[1] } : label.role !== undefined && { role: label.role }),
    ...(relation !== undefined && { relation }),
    ...(alias !== undefined && alias !== relation && { alias }),
    ...(index !== undefined && { index }),
    details: role?.[2] === undefined ? label.details : [...label.details, ['Subquery', role[2]]],
    ...omitUndefined({
      rows: numberOf(raw.estimated_rows),
      cost: numberOf(raw.estimated_total_cost),
      startupCost: numberOf(raw.estimated_first_row_cost),
      loops,
      actualRows: numberOf(raw.actual_rows),
      time: loops === 0 ? undefined : numberOf(raw.actual_last_row_ms),
      startupTime: loops === 0 ? undefined : numberOf(raw.actual_first_row_ms),
    }),
    children: inputsOf(raw).map((input) => readNode(input, depth + 1)),
  }
}

/** Returns the inputs of an operation, including the subqueries of its conditions. */
function inputsOf(raw: Properties): Properties[] {
  return Object.entries(raw).flatMap(([name, value]) =>
    name.startsWith('inputs') && Array.isArray(value) ? (value as Properties[]) : [],
  )
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
