import { columnName, operatorName, walk, type Node } from '../engine/parse'
import { seededRandom } from './random'

/** A path into JSON documents, and the literals with which the statements compare the value there. */
export interface JsonPath {
  readonly keys: readonly string[]
  readonly literals: ReadonlySet<string>
}

const steps = new Set(['->', '->>', '#>', '#>>'])
const keyTests = new Set(['?', '?|', '?&'])
/** The number of documents that are built from the paths. */
const DOCUMENTS = 40

interface Expression {
  readonly name?: unknown
  readonly lexpr?: Node
  readonly rexpr?: Node
}

/** Collects the paths into JSON documents that an expression contains; `literals` are those it is compared with. */
export function addJsonPaths(expression: unknown, literals: Iterable<string>, paths: Map<string, JsonPath>): void {
  const found: string[][] = []
  walk([expression], (kind, fields) => {
    if (kind !== 'A_Expr') return
    const keys = keysOf(fields)
    if (keys.length > 0) found.push(keys)
  })
  const names = new Set(found.flat())
  for (const keys of found) {
    const id = keys.join('\n')
    const compared = [...literals].filter((text) => !names.has(text))
    paths.set(id, { keys, literals: new Set([...(paths.get(id)?.literals ?? []), ...compared]) })
  }
}

function keysOf(expression: Expression): string[] {
  const operator = operatorName(expression)
  if (!steps.has(operator) && !keyTests.has(operator)) return []
  const left = (expression.lexpr as { A_Expr?: Expression } | undefined)?.A_Expr
  return [...(left ? keysOf(left) : []), ...constantKeys(expression.rexpr)]
}

/** Returns the keys on the right of an operator: a text, a number, or an array of texts such as `{a,b}`. */
function constantKeys(node: Node | undefined): string[] {
  const keys: string[] = []
  walk([node], (kind, fields) => {
    const text = (fields.sval as { sval?: string } | undefined)?.sval
    if (kind === 'A_Const' && text !== undefined) keys.push(...text.replace(/^\{(.*)\}$/, '$1').split(','))
    if (kind === 'ColumnRef') keys.push(columnName(fields) ?? '')
  })
  return keys
}

/** Returns JSON documents with values near the literals at the paths, and the literals that are documents themselves. */
export function jsonCandidates(paths: readonly JsonPath[], texts: Iterable<string>): string[] {
  const random = seededRandom(1)
  const whole = [...texts].flatMap((text) => document(text))
  const built = Array.from({ length: paths.length > 0 ? DOCUMENTS : 0 }, () => {
    const root: Record<string, unknown> = {}
    for (const { keys, literals } of paths) if (random.chance(0.8)) set(root, keys, random.pick(valuesNear(literals)))
    return root
  })
  const extended = whole.flatMap((value) => [value, Array.isArray(value) ? [...value, 1] : { ...value, a: 1 }])
  return [...new Set([...extended, ...built].map((value) => JSON.stringify(value)))]
}

/** Returns a text as a JSON object or array in a list; an empty list for other texts. */
function document(text: string): object[] {
  try {
    const value: unknown = /^\s*[[{]/.test(text) ? JSON.parse(text) : null
    return value !== null && typeof value === 'object' ? [value] : []
  } catch {
    return []
  }
}

function valuesNear(literals: ReadonlySet<string>): unknown[] {
  const near = [...literals].flatMap((text): unknown[] => {
    const number = text === '' ? NaN : Number(text)
    if (!Number.isNaN(number)) return [number, number - 1, number + 1, text]
    return text === 'true' || text === 'false' ? [true, false] : [text, `${text}x`, ...document(text)]
  })
  return [...near, null, ...(near.length > 0 ? [] : ['a', 1, true])]
}

function set(root: Record<string, unknown>, keys: readonly string[], value: unknown): void {
  const [key = '', ...rest] = keys
  if (rest.length === 0) {
    root[key] = value
    return
  }
  const inner = root[key]
  const next = inner !== null && typeof inner === 'object' ? (inner as Record<string, unknown>) : {}
  root[key] = next
  set(next, rest, value)
}
