import { nodesOf, type PlanNode } from '../model'
import { omitUndefined } from '../source/properties'

const predicateNames = /^(?:access|filter|storage)$/

/** Writes a plan of Oracle as the table of DBMS_XPLAN, without its notes. */
export function writeOracle(root: PlanNode): string {
  const nodes = nodesOf(root)
  const columns = [...new Set(nodes.flatMap((node) => Object.keys(cellsOf(node))))]
  const rows: string[] = []
  const predicates: string[] = []
  const add = (node: PlanNode, depth: number) => {
    const id = String(rows.length)
    const own = cellsOf(node)
    const cells = columns.map((name) => own[name] ?? '')
    rows.push(`|${[id, ' '.repeat(depth) + node.kind, node.relation ?? node.index ?? '', ...cells].join('|')}|`)
    const texts = node.details.filter(([name]) => predicateNames.test(name))
    texts.forEach(([name, text], at) =>
      predicates.push(`${at === 0 ? id.padStart(4) : ' '.repeat(4)} ${at === 0 ? '-' : ' '} ${name}(${text})`),
    )
    for (const child of node.children) add(child, depth + 1)
  }
  add(root, 0)
  return [
    `|${['Id', 'Operation', 'Name', ...columns].join('|')}|`,
    ...rows,
    '',
    'Predicate Information (identified by operation id):',
    ...predicates,
  ].join('\n')
}

/** Returns the cells of a node; the table has the totals of all starts. */
function cellsOf({ details, rows, cost, loops, actualRows, time, buffers }: PlanNode): Record<string, string> {
  const total = (value: number | undefined) =>
    value === undefined ? undefined : String(Math.round(value * (loops ?? 1)))
  const { hit, read } = buffers ?? {}
  const cells = omitUndefined({
    Starts: loops?.toString(),
    'E-Rows': rows?.toString(),
    'Cost (%CPU)': cost?.toString(),
    'A-Rows': total(actualRows),
    'A-Time': time === undefined ? undefined : clock(time * (loops ?? 1)),
    Buffers: hit === undefined ? undefined : String(hit + (read ?? 0)),
    Reads: read?.toString(),
  })
  return { ...cells, ...Object.fromEntries(details.filter(([name]) => !predicateNames.test(name))) }
}

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 10) / 100
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${(seconds % 60).toFixed(2).padStart(5, '0')}`
}
