import { isAnalyzed, type PlanNode } from '../model'

/** Writes a plan of OceanBase as its table. */
export function writeOceanBase(root: PlanNode): string {
  const isExecuted = isAnalyzed({ root })
  const columns = [
    'ID',
    'OPERATOR',
    'NAME',
    'EST.ROWS',
    'EST.TIME(us)',
    ...(isExecuted ? Object.keys(measuresOf(root)) : []),
  ]
  const rows: string[] = []
  const descriptions: string[] = []
  const add = (node: PlanNode, depth: number) => {
    const { kind, relation = '', index, rows: estimate, cost = '', details, children } = node
    const name = index === undefined ? relation : `${relation}(${index})`
    const count = estimate ?? details.find(([property]) => property === 'EST.ROWS')?.[1] ?? ''
    const measures = isExecuted ? Object.values(measuresOf(node)) : []
    const properties = details.filter(([property]) => !/^[A-Z]/.test(property))
    if (properties.length > 0)
      descriptions.push(`  ${rows.length} - ${properties.map(([property, text]) => `${property}(${text})`).join(', ')}`)
    rows.push(`|${[rows.length, ' '.repeat(depth) + kind, name, count, cost, ...measures].join('|')}|`)
    for (const child of children) add(child, depth + 1)
  }
  add(root, 0)
  return [`|${columns.join('|')}|`, ...rows, 'Outputs & filters:', ...descriptions].join('\n')
}

function measuresOf({ actualRows, time, details, children }: PlanNode): Record<string, string | number> {
  const figure = (name: string) => details.find(([property]) => property === name)?.[1] ?? 0
  const own = children.reduce((rest, child) => rest - (child.time ?? 0), time ?? 0)
  return {
    'REAL.ROWS': actualRows ?? '',
    'REAL.TIME(us)': figure('REAL.TIME(us)'),
    'IO TIME(us)': figure('IO TIME(us)'),
    'CPU TIME(us)': time === undefined ? '' : Math.round(own * 1000),
  }
}
