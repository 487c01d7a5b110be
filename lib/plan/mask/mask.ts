import type { Plan, PlanNode } from '../model'
import { parsePlan } from '../parse'
import { cleanPaste } from '../source/clean'
import { readJson } from '../source/read-json'
import { keptFunctions, operationWords } from './kept-words'
import { Names } from './names'
import { writeTree } from './write-mysql'
import { writeOceanBase } from './write-oceanbase'
import { writeOracle } from './write-oracle'
import { writeShowPlan } from './write-showplan'
import { writeText } from './write-postgres'
import { writeSqlServer } from './write-sqlserver'

/**
 * Replaces names and literals of plans by placeholders: `t1`, `c1`, `i1`, `?`. The same name has the same placeholder in
 * all texts. Returns plans as texts that contain only what `parsePlan` understands; plans of PostgreSQL and openGauss
 * are written in the text format. Throws a `PlanError`.
 */
export function maskPlans(texts: readonly string[]): string[] {
  const names = new Names()
  return texts.map((text) => {
    const plan = parsePlan(text)
    // relations first, so that conditions find their names
    registerRelations(plan.root, names)
    if (plan.format === 'JSON 1' || plan.engine === 'MariaDB')
      return JSON.stringify(maskJson(readJson(cleanPaste(text)), '', names), null, 2).replaceAll(/#\d+(?=": )/g, '')
    if (plan.engine === 'Oracle') return writeOracle(maskNode(withoutNotes(plan.root), names))
    const root = maskNode(plan.root, names)
    if (plan.engine === 'OceanBase') return writeOceanBase(root)
    if (plan.engine === 'SQL Server')
      return plan.format === 'XML' ? writeShowPlan({ ...plan, root }) : writeSqlServer(root)
    return plan.engine === 'MySQL' ? writeTree(root) : writeText(maskSummary(plan, root, names))
  })
}

/** Removes Oracle's notes about a statement, which can contain names. */
function withoutNotes(node: PlanNode): PlanNode {
  return { ...node, details: node.details.filter(([name]) => name !== 'Note') }
}

function registerRelations(node: PlanNode, names: Names): void {
  if (node.relation !== undefined && !isFunction(node)) names.of('table', node.relation)
  if (node.alias !== undefined) names.of('alias', node.alias)
  for (const child of node.children) registerRelations(child, names)
}

function isFunction({ kind }: PlanNode): boolean {
  return kind === 'Function Scan' || kind === 'Table Function Scan'
}

function maskSummary(plan: Plan, root: PlanNode, names: Names): Plan {
  return {
    ...plan,
    root,
    triggers: plan.triggers.map((trigger) => ({ ...trigger, name: names.of('trigger', trigger.name) })),
  }
}

function maskNode(node: PlanNode, names: Names): PlanNode {
  const { kind, role, relation, alias, index, sort, details, children } = node
  return {
    ...node,
    kind: maskKind(kind, names),
    ...(role !== undefined && { role: maskRole(role, names) }),
    ...(relation !== undefined && { relation: maskRelation(node, relation, names) }),
    ...(alias !== undefined && { alias: names.of('alias', alias) }),
    ...(index !== undefined && { index: index === 'PRIMARY' ? index : names.of('index', index) }),
    ...(sort !== undefined && { sort: { ...sort, method: names.expression(sort.method, operationWords) } }),
    details: details.map(([name, text]) => [name, maskDetail(name, text, names)] as const),
    children: children.map((child) => maskNode(child, names)),
  }
}

/** Masks the words of an operation that are not known, which may be names. The text formats begin with a capital letter. */
function maskKind(kind: string, names: Names): string {
  return names.expression(kind, operationWords).replace(/^[a-z]/, (letter) => letter.toUpperCase())
}

function maskRole(role: string, names: Names): string {
  return role.startsWith('CTE ') ? `CTE ${names.of('table', role.slice(4))}` : names.expression(role, operationWords)
}

function maskRelation(node: PlanNode, relation: string, names: Names): string {
  if (!isFunction(node)) return names.of('table', relation)
  return keptFunctions.has(relation) ? relation : names.of('function', relation)
}

/** Details that are a figure, among them the columns of Oracle. */
const figures =
  /^(?:Subplans Removed|Heap Fetches|E-Rows|Pstart|Pstop|TempSpc|E-Temp|Used-Mem|Used-Tmp|O\/1\/M|Buffers|Reads|Writes|EstimateRows|EST\.ROWS|(?:REAL\.|IO )TIME\(us\))$/
/** The notes of Greenplum, which have no names. */
const greenplumNote = /^(?:slice\d+; segments: \d+|dynamic scan id: \d+|selector id: \$\d+)$/

function maskDetail(name: string, text: string, names: Names): string {
  if (figures.test(name) && /^[\d/.]+(?:e[+-]?\d+)?[KMGTP]?(?:\s*\(\d+\))?$/.test(text)) return text
  if (name === 'Note' && greenplumNote.test(text)) return text
  if (name === 'Subquery' || name === 'Note') return names.expression(text, operationWords)
  if (name === 'Conflict Arbiter Indexes')
    return text
      .split(', ')
      .map((index) => names.of('index', index))
      .join(', ')
  return names.expression(withQuotes(text))
}

/** Replaces the brackets around names of SQL Server by quotes, and removes the sign of national strings. */
function withQuotes(text: string): string {
  return text.replaceAll(/\[([\p{L}_#@][^\]["']*)\]/gu, '"$1"').replaceAll(/\bN(?=')/g, '')
}

/** The keys of MariaDB and of MySQL's first JSON format whose values are numbers in a text, and those whose values are operations. */
const numberKeys = /^(filtered|data_read_per_join|key_length|(?:r_)?buffer_size|\w+_cost)$/
const operationKeys = /^(access_type|buffer_type|join_type|using_join_buffer|message|select_type)$/

function maskJson(value: unknown, key: string, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => maskJson(item, key, names))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      // r_keys of MariaDB has indexes as names
      Object.entries(value).flatMap(([name, inner]) =>
        name === 'r_keys' ? [] : [[name, maskJson(inner, name, names)]],
      ),
    )
  if (typeof value !== 'string' || (numberKeys.test(key) && /^[\d.,]+[KMGT]?$/.test(value))) return value
  if (operationKeys.test(key)) return names.expression(value, operationWords)
  if (key === 'table_name') return names.of('table', value)
  if (key === 'key' || key === 'possible_keys' || key === 'keys')
    return value === 'PRIMARY' ? value : names.of('index', value)
  return /^used_(columns|key_parts)$/.test(key) ? names.of('column', value) : names.expression(value)
}
