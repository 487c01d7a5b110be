import type { Expression, Program } from 'estree'
import type { VFile } from 'vfile'
import { plainValue } from './literal'

/** The value of a name that a body imports or exports: a component, a file, plain data, or code, which is omitted. */
export type Binding =
  | { readonly component: string }
  | { readonly asset: string }
  | { readonly value: unknown }
  | { readonly isCode: true }

declare module 'vfile' {
  interface DataMap {
    /** The names that a body imports or exports. */
    scope?: ReadonlyMap<string, Binding>
  }
}

/** Returns what a name stands for; undefined if the body does not declare it. */
export function bindingOf(file: VFile, name: string | null): Binding | undefined {
  return name === null ? undefined : file.data.scope?.get(name)
}

/**
 * Returns the value of an expression in braces: plain data, a constant, or the path of a file (`{name}`,
 * `{require('./x.png').default}`, `{useBaseUrl('/x.png')}`); undefined for other code.
 */
export function valueInScope(
  file: VFile,
  program: Program | null | undefined,
): { readonly value: unknown } | undefined {
  const plain = plainValue(program)
  if (plain) return plain
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? valueOf(file, statement.expression) : undefined
}

function valueOf(file: VFile, node: Expression): { readonly value: unknown } | undefined {
  if (node.type === 'Identifier') {
    const binding = bindingOf(file, node.name)
    if (binding && 'asset' in binding) return { value: binding.asset }
    return binding && 'value' in binding ? binding : undefined
  }
  if (node.type === 'MemberExpression') {
    const isDefault = node.property.type === 'Identifier' && node.property.name === 'default'
    const object = node.object.type === 'Super' ? undefined : valueOf(file, node.object)
    if (isDefault || !object) return object
    const name = node.property.type === 'Identifier' && !node.computed ? node.property.name : undefined
    const inner = object.value as Readonly<Record<string, unknown>> | null | undefined
    const isKnown = name !== undefined && typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
    return isKnown ? { value: inner[name] } : undefined
  }
  if (node.type === 'ObjectExpression') {
    const entries = node.properties.map((property) => {
      if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return undefined
      const inner = plainOrScoped(file, property.value as Expression)
      return inner && ([property.key.name, inner.value] as const)
    })
    return entries.every((entry) => entry !== undefined) ? { value: Object.fromEntries(entries) } : undefined
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
  const [path] = node.arguments
  if (!['require', 'useBaseUrl'].includes(node.callee.name) || !path || path.type === 'SpreadElement') return undefined
  const value = plainOrScoped(file, path)?.value
  if (typeof value !== 'string') return undefined
  // a path of `require` with a leading slash begins at the root of the repository
  return { value: node.callee.name === 'useBaseUrl' ? withBaseUrl(value) : value.replace(/^\/static\//, '/') }
}

/** Returns the URL for a path of `useBaseUrl`, which is relative to the root of the site also without a slash. */
function withBaseUrl(path: string): string {
  return /^(?:\/|#|[a-z][a-z\d+.-]*:|$)/i.test(path) ? path : `/${path.replace(/^\.\//, '')}`
}

function plainOrScoped(file: VFile, expression: Expression): { readonly value: unknown } | undefined {
  return valueInScope(file, {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  })
}
