import type { Expression, Program } from 'estree'

/**
 * Returns the value of an expression in braces if it is plain data (strings, numbers, booleans, arrays and objects of
 * these), else undefined.
 */
export function plainValue(program: Program | null | undefined): { readonly value: unknown } | undefined {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? valueOf(statement.expression) : undefined
}

function valueOf(node: Expression): { readonly value: unknown } | undefined {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? undefined : { value: node.value }
    case 'UnaryExpression': {
      const inner = valueOf(node.argument)
      return node.operator === '-' && typeof inner?.value === 'number' ? { value: -inner.value } : undefined
    }
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? '' } : undefined
    case 'ArrayExpression': {
      const values = node.elements.map((element) =>
        element === null || element.type === 'SpreadElement' ? undefined : valueOf(element),
      )
      return values.every((value) => value !== undefined) ? { value: values.map(({ value }) => value) } : undefined
    }
    case 'ObjectExpression': {
      const entries = node.properties.map((property) => {
        if (property.type !== 'Property' || property.computed) return undefined
        const inner = valueOf(property.value as Expression)
        return inner && ([keyOf(property.key as Expression), inner.value] as const)
      })
      return entries.every((entry) => entry !== undefined) ? { value: Object.fromEntries(entries) } : undefined
    }
    default:
      return undefined
  }
}

function keyOf(key: Expression): string {
  return key.type === 'Identifier' ? key.name : String(valueOf(key)?.value)
}
