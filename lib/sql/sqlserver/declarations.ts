import { isWord, splitItems, type Token } from '../dialect/tokens'
import { ReasonError } from '../reasons'

const starts = ['select', 'with', 'insert', 'update', 'delete', 'merge', 'set', 'declare']

/**
 * Removes `DECLARE @a INT = 5` from statements, and puts the value as the type in place of the variable. Throws a `ReasonError`
 * for a variable without a value, and for one that is set later.
 */
export function withoutDeclarations(statements: readonly (readonly Token[])[]): Token[][] {
  const values = new Map<string, Token[]>()
  const out: Token[][] = []
  for (const statement of statements) {
    let rest = [...statement]
    while (isWord(rest[0], 'declare')) {
      const end = rest.findIndex((token, at) => at > 0 && isWord(token, ...starts))
      for (const item of splitItems(rest.slice(1, end < 0 ? undefined : end))) declare(item, values)
      rest = end < 0 ? [] : rest.slice(end)
    }
    const [first, variable] = rest
    if (isWord(first, 'set') && variable?.text.startsWith('@'))
      throw new ReasonError('variable', { name: variable.text })
    out.push(rest.flatMap((token) => values.get(token.text.toLowerCase()) ?? [token]))
  }
  return out
}

function declare(item: readonly Token[], values: Map<string, Token[]>): void {
  const [name] = item
  const equals = item.findIndex(({ text }) => text === '=')
  if (!name || equals < 0) throw new ReasonError('variable', { name: name?.text ?? '@' })
  const type = item.slice(isWord(item[1], 'as') ? 2 : 1, equals)
  const word = (text: string): Token => ({ kind: 'word', text })
  const sign = (text: string): Token => ({ kind: 'sign', text })
  const value = item.slice(equals + 1).flatMap((token) => values.get(token.text.toLowerCase()) ?? [token])
  values.set(name.text.toLowerCase(), [word('CAST'), sign('('), ...value, word('AS'), ...sizedType(type), sign(')')])
}

/** Returns the type of a variable, whose size is 1 if it has none, unlike that of a CAST. */
function sizedType(type: readonly Token[]): Token[] {
  const isText = isWord(type[0], 'varchar', 'nvarchar', 'char', 'nchar')
  return isText && type.length === 1 ? [...type, { kind: 'sign', text: '(1)' }] : [...type]
}
