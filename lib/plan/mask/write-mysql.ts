import type { PlanNode } from '../model'

/** Writes a plan of MySQL in the TREE format. */
export function writeTree(node: PlanNode, depth = 0): string {
  const subquery = node.details.find(([name]) => name === 'Subquery')?.[1]
  const isNamed = node.role !== undefined && node.kind !== 'Select'
  const lines = isNamed ? [`${' '.repeat(depth * 4)}-> ${node.role ?? ''} (${subquery ?? ''})`] : []
  const own = isNamed ? depth + 1 : depth
  lines.push(`${' '.repeat(own * 4)}-> ${labelOf(node)}${numbersOf(node)}`)
  return [...lines, ...node.children.map((child) => writeTree(child, own + 1))].join('\n')
}

function labelOf({ kind, role, relation, index, details }: PlanNode): string {
  const detail = (name: string) => details.find(([key]) => key === name)?.[1]
  if (role !== undefined && kind === 'Select') return `${role} (${detail('Subquery') ?? ''})`
  if (relation !== undefined && /(?:CTE|table function)$/i.test(kind))
    return [kind, relation, detail('Note')].filter((part) => part !== undefined).join(' ')
  if (relation !== undefined) {
    const preposition =
      { 'Constant row': 'from', Insert: 'into', Replace: 'into', Delete: 'from', Update: '' }[kind] ?? 'on'
    const range = detail('Range')
    const keys = detail('Index Cond') ?? detail('Mode')
    const filter = detail('Index Filter')
    return [
      `${kind} ${preposition} ${relation}`.replace('  ', ' '),
      index === undefined ? '' : ` using ${index}`,
      range === undefined ? '' : ` over ${range}`,
      keys === undefined ? '' : ` (${keys})`,
      filter === undefined ? '' : `, with index condition: ${filter}`,
    ].join('')
  }
  const [first] = details.filter(([name]) => name !== 'Subquery')
  if (!first) return kind
  return ['Join Cond', 'Note'].includes(first[0]) ? `${kind} (${first[1]})` : `${kind}: ${first[1]}`
}

function numbersOf({ cost, startupCost, rows, loops, actualRows = 0, time, startupTime = 0 }: PlanNode): string {
  const costs = cost === undefined ? '' : `cost=${startupCost === undefined ? '' : `${startupCost}..`}${cost} `
  const estimate = rows === undefined ? '' : `  (${costs}rows=${rows})`
  if (loops === undefined) return estimate
  if (loops === 0) return `${estimate} (never executed)`
  return `${estimate} (actual ${time === undefined ? '' : `time=${startupTime}..${time} `}rows=${actualRows} loops=${loops})`
}
