import { SourceMap } from 'node:module'
import type { ExportDefaultDeclaration, Expression, Node, Program } from 'estree'
import { parse } from 'acorn'
import { transformSync } from 'esbuild'
import type { TextPosition } from '../content-model/prose'

type Positioned = Node & {
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } } | null
}

/**
 * Returns the position of the value at a path in an export of a TypeScript module. If the value is not written as a
 * literal, it is the position of the deepest part of the path that is.
 */
export function modulePosition(source: string, path: readonly PropertyKey[], name = 'default'): TextPosition {
  const { code, map } = transformSync(source, { loader: 'ts', sourcemap: true, sourcefile: 'module.ts' })
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) as Program
  const exported = program.body.find(
    (node): node is ExportDefaultDeclaration => node.type === 'ExportDefaultDeclaration',
  )
  const ofDefault = exported?.declaration ?? defaultSpecifier(program) ?? moduleExports(program)
  const start = name === 'default' ? ofDefault : { type: 'Identifier', name }
  if (!start) return { line: 1, column: 1 }
  const { loc } = nodeAt(valueOf(start as Expression, program), path, program) as Positioned
  const { line = 1, column = 0 } = loc?.start ?? {}
  const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column)
  return 'originalLine' in entry
    ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    : { line: 1, column: 1 }
}

/**
 * Returns the identifier that is exported as default: esbuild writes the default export of a variable as `export { name
 * as default }`.
 */
function defaultSpecifier(program: Program): Node | undefined {
  return program.body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
    .find(({ exported }) => exported.type === 'Identifier' && exported.name === 'default')?.local
}

/** Returns the value of the statement `module.exports = …`. */
function moduleExports(program: Program): Node | undefined {
  for (const statement of program.body) {
    const { left, right } = (statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'AssignmentExpression' &&
      statement.expression) || { left: undefined }
    if (left?.type !== 'MemberExpression' || left.object.type !== 'Identifier') continue
    if (left.object.name === 'module' && left.property.type === 'Identifier' && left.property.name === 'exports')
      return right
  }
  return undefined
}

/** Resolves an identifier to the initial value of its declaration. */
function valueOf(node: Expression, program: Program): Expression {
  if (node.type !== 'Identifier') return node
  const declared = program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === node.name)?.init
  return declared ? valueOf(declared, program) : node
}

/**
 * Returns the node at a path in an expression, or of the deepest part of the path that exists; of a property, the node
 * of its key.
 */
function nodeAt(expression: Expression, [step, ...rest]: readonly PropertyKey[], program: Program): Node {
  if (step === undefined) return expression
  if (expression.type === 'ObjectExpression') {
    const property = expression.properties.findLast(
      (one) => one.type === 'Property' && !one.computed && keyOf(one.key as Expression) === String(step),
    )
    if (property?.type !== 'Property') return expression
    if (rest.length === 0) return property.key
    const inner = valueOf(property.value as Expression, program)
    return inner.type === 'ObjectExpression' || inner.type === 'ArrayExpression'
      ? nodeAt(inner, rest, program)
      : property.key
  }
  if (expression.type === 'ArrayExpression') {
    const before = expression.elements.slice(0, Number(step) + 1)
    const element = before.some((one) => one?.type === 'SpreadElement') ? undefined : before[Number(step)]
    return element && element.type !== 'SpreadElement' ? nodeAt(valueOf(element, program), rest, program) : expression
  }
  return expression
}

function keyOf(key: Expression): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
}
