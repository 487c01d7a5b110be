import type { AlterAction, StatementBody } from '../statement'
import { itemsOf, nameAt, partOf, plainName, type Code } from '../ddl/code'

/** Returns the change of a call of `sp_rename`; undefined for other calls. */
export function readRename(code: Code): StatementBody | undefined {
  const start = code.words[0] === 'SP_RENAME' ? 0 : 1
  const { name: procedure, end } = nameAt(code, start)
  if (procedure.name.toLowerCase() !== 'sp_rename') return undefined
  const [from, to, kind] = itemsOf(partOf(code, end)).map(({ tokens }) =>
    tokens.findLast((token) => token.kind === 'string'),
  )
  if (!from || !to) return { kind: 'other' }
  const text = ({ text: literal }: { readonly text: string }) => literal.replace(/^n?'|'$/gi, '')
  const path = namesIn(text(from))
  const at = from.start
  if (!kind) return { kind: 'rename', from: { name: path.at(-1) ?? '', at }, to: { name: text(to), at: to.start } }
  if (text(kind).toUpperCase() !== 'COLUMN') return { kind: 'other' }
  const action: AlterAction = { kind: 'rename', object: 'column', from: path.at(-1) ?? '', to: text(to), at }
  return { kind: 'alter table', table: { name: path.at(-2) ?? '', at }, actions: [action] }
}

/** Returns the parts of a name in a string, such as `dbo.[Order].Id`. */
function namesIn(path: string): string[] {
  return [...path.matchAll(/\[[^\]]*\]|"[^"]*"|[^.]+/g)].map(([part]) =>
    plainName({ kind: 'word', text: part, start: 0 }),
  )
}
