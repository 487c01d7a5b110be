import { isAnalyzed, type PlanNode } from '../model'

/** Writes a plan of SQL Server as the text of STATISTICS PROFILE, or of SHOWPLAN_ALL if it was not executed. */
export function writeSqlServer(root: PlanNode): string {
  const hasMeasures = isAnalyzed({ root })
  const lines = (node: PlanNode, depth: number): string[] => {
    const { loops = 0, actualRows = 0 } = node
    const measures = hasMeasures ? `${Math.round(actualRows * loops)}|${loops}|` : ''
    const line = `${measures}${' '.repeat(depth * 5 + 2)}|--${labelOf(node)}${figuresOf(node)}`
    return [line, ...node.children.flatMap((child) => lines(child, depth + 1))]
  }
  return lines(root, 0).join('\n')
}

function figuresOf({ rows, cost = 0, details }: PlanNode): string {
  const estimate = rows ?? details.find(([name]) => name === 'EstimateRows')?.[1]
  return estimate === undefined ? '' : ` ${estimate} 0 0 0 ${cost} PLAN_ROW`
}

function labelOf({ kind, relation, alias, index, details }: PlanNode): string {
  const [operation = '', logical] = kind.split(/ \(|\)/)
  const path = [relation, index].flatMap((name) => (name === undefined ? [] : `[${name}]`)).join('.')
  const parts = [
    ...(logical === undefined ? [] : [logical]),
    ...(path === '' ? [] : [`OBJECT:(${path}${alias === undefined ? '' : ` AS [${alias}]`})`]),
    ...details.filter(([name]) => name !== 'EstimateRows').map(([name, text]) => `${name}:${bracketed(text)}`),
    ...(operation === 'Key Lookup' ? ['LOOKUP'] : []),
  ]
  const name = operation === 'Key Lookup' ? 'Clustered Index Seek' : operation
  return parts.length === 0 ? name : `${name}(${parts.join(', ')})`
}

/** Puts a text into brackets; a pair such as `(a)=(b)` has its own. */
function bracketed(text: string): string {
  return /^\(.*\)=\(.*\)$/.test(text) ? text : `(${text})`
}
