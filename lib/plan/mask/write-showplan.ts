import type { Plan, PlanNode } from '../model'

/** Writes a plan of SQL Server as XML, as far as the model has its numbers. */
export function writeShowPlan({ root, planningTime, executionTime }: Plan): string {
  const plan = tag('QueryPlan', { CompileTime: planningTime }, [
    ...(executionTime === undefined ? [] : [tag('QueryTimeStats', { ElapsedTime: executionTime })]),
    relOp(root),
  ])
  return tag('ShowPlanXML', {}, [plan]).join('\n')
}

type Lines = readonly string[]

function relOp(node: PlanNode): Lines {
  const { kind, relation, alias, index, details, rows, cost, loops, filtered, spilled, children } = node
  const [operation = '', logical = operation] = kind.split(/ \(|\)/)
  const isLookup = /Lookup$/.test(operation)
  const attributes = {
    PhysicalOp: operation === 'Key Lookup' ? 'Clustered Index Seek' : operation,
    LogicalOp: logical,
    EstimateRows: rows ?? details.find(([name]) => name === 'EstimateRows')?.[1],
    EstimatedTotalSubtreeCost: cost,
    EstimatedRowsRead: filtered?.examined,
  }
  const object = { Table: relation, Alias: alias, Index: index }
  const where = details.filter(([name]) => name === 'WHERE')
  const operator = [
    ...(relation === undefined ? [] : [tag('Object', object)]),
    ...where.map(([, text]) => tag('Predicate', {}, [tag('ScalarOperator', { ScalarString: text })])),
    ...children.map(relOp),
  ]
  return tag('RelOp', attributes, [
    ...(spilled ? [tag('Warnings', {}, [tag('SpillToTempDb', {})])] : []),
    ...(loops === undefined ? [] : [tag('RunTimeInformation', {}, [countersOf(node, loops)])]),
    tag('Operator', { Lookup: isLookup || undefined }, operator),
  ])
}

/** Returns the totals of all executions. */
function countersOf({ actualRows = 0, time, removed }: PlanNode, loops: number): Lines {
  return tag('RunTimeCountersPerThread', {
    ActualExecutions: loops,
    ActualRows: Math.round(actualRows * loops),
    ActualRowsRead: removed?.filter === undefined ? undefined : Math.round((actualRows + removed.filter) * loops),
    ActualElapsedms: time === undefined ? undefined : Math.round(time * loops),
  })
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

function tag(name: string, attributes: Attributes, content: readonly Lines[] = []): Lines {
  const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const head = [name, ...pairs.map(([key, value]) => `${key}="${escaped(String(value))}"`)].join(' ')
  if (content.length === 0) return [`<${head}/>`]
  return [`<${head}>`, ...content.flat().map((line) => `  ${line}`), `</${name}>`]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
