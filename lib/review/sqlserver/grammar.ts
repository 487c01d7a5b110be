import type { Token } from '../tokens'
import { makeLocator } from './locate'
import type { Call, Expression, SelectItem } from '../query'
import { readExpression } from '../syntax-tree/expressions'
import { asText, asTree, type Context, type Grammar } from '../syntax-tree/tree'

/** The functions whose first argument is the name of a part of a date. */
const datePartCalls: ReadonlySet<string> = new Set(
  'dateadd datediff datediff_big datename datepart datetrunc date_bucket'.split(' '),
)

/** The grammar of SQL Server in node-sql-parser, for one statement. */
export const makeGrammar = (tokens: readonly Token[]): Grammar => ({
  locate: makeLocator(tokens),
  readLimit: (node, context, near) => {
    const top = asTree(node.top)
    if (top)
      return {
        limit: {
          kind: 'literal',
          type: 'number',
          value: asText(top.value) ?? '',
          at: offsetOfWord('TOP', context, near),
        },
      }
    const { offset, fetch } = asTree(node.limit) ?? {}
    const [skipped, count] = [offset, fetch].map((part) => asTree(asTree(part)?.value))
    return {
      ...(skipped && { offset: readExpression(skipped, context, offsetOfWord('OFFSET', context, near)) }),
      ...(count && { limit: readExpression(count, context, offsetOfWord('FETCH', context, near)) }),
    }
  },
  operatorBefore: (near, { tokens }) => {
    const token = tokens.findLast(({ start, text }) => start < near && /^(?:UNION|EXCEPT|INTERSECT)$/i.test(text))
    return token?.text.toLowerCase()
  },
  readAlias: ({ expression, alias }): SelectItem => {
    // SELECT name = expression
    if (alias !== undefined || expression.kind !== 'operation' || expression.operator !== '=')
      return { expression, ...(alias !== undefined && { alias }) }
    const [left, right] = expression.args
    if (!left || !right || (left.kind === 'column' && left.table !== undefined)) return { expression }
    return left.kind === 'column' ? { expression: right, alias: left.name } : { expression: right }
  },
  refine: (expression) => {
    if (expression.kind === 'column' && expression.table === undefined && expression.name.startsWith('@'))
      return { kind: 'parameter', at: expression.at }
    return expression.kind === 'call' ? refineCall(expression) : expression
  },
})

function refineCall(call: Call): Expression {
  const { name, args, at } = call
  const [first, second] = args
  if (name === 'not' && first) return { kind: 'operation', operator: 'NOT', args: [first], at }
  // CONVERT(type, expression, style)
  if ((name === 'convert' || name === 'try_convert') && first && second)
    return {
      kind: 'cast',
      type: first.kind === 'column' || first.kind === 'call' ? first.name.toLowerCase() : '',
      args: [second],
      at,
    }
  return datePartCalls.has(name) ? { ...call, args: args.slice(1) } : call
}

function offsetOfWord(name: string, { tokens }: Context, near: number): number {
  return tokens.find(({ start, text }) => start >= near && text.toUpperCase() === name)?.start ?? near
}
