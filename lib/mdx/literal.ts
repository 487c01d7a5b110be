import type { Expression, Program } from 'estree'

/**
 * Returns the value of an expression in braces if it is plain data (strings, numbers, booleans, arrays and objects of
 * these, sums and products), else undefined.
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
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? undefined : calculated(node.operator, node.left, node.right)
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

/** Returns a sum of numbers or texts, a difference, a product or a quotient. */
function calculated(operator: string, left: Expression, right: Expression): { readonly value: unknown } | undefined {
  const [a, b] = [valueOf(left)?.value, valueOf(right)?.value]
  if (typeof a === 'string' && typeof b === 'string') return operator === '+' ? { value: a + b } : undefined
  if (typeof a !== 'number' || typeof b !== 'number') return undefined
  if (operator === '+') return { value: a + b }
  if (operator === '-') return { value: a - b }
  if (operator === '*') return { value: a * b }
  return operator === '/' ? { value: a / b } : undefined
}

function keyOf(key: Expression): string {
  return key.type === 'Identifier' ? key.name : String(valueOf(key)?.value)
}
