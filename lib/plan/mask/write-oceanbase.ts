import type { PlanNode } from '../model'

/** Writes a plan of OceanBase as its table. */
export function writeOceanBase(root: PlanNode): string {
  const rows: string[] = []
  const descriptions: string[] = []
  const add = ({ kind, relation = '', index, rows: count, cost, details, children }: PlanNode, depth: number) => {
    const name = index === undefined ? relation : `${relation}(${index})`
    const cells = [rows.length, ' '.repeat(depth) + kind, name, count ?? '', cost ?? '']
    if (details.length > 0)
      descriptions.push(`  ${rows.length} - ${details.map(([property, text]) => `${property}(${text})`).join(', ')}`)
    rows.push(`|${cells.join('|')}|`)
    for (const child of children) add(child, depth + 1)
  }
  add(root, 0)
  return ['|ID|OPERATOR|NAME|EST.ROWS|EST.TIME(us)|', ...rows, 'Outputs & filters:', ...descriptions].join('\n')
}
