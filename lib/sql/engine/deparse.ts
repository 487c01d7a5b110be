import { Deparser, QuoteUtils } from 'pgsql-deparser'
import { ReasonError } from '../reasons'
import { parseSql, treeKey, type Node } from './parse'

type Arguments<Kind extends 'SelectStmt' | 'A_Indirection' | 'CommonTableExpr' | 'WindowDef'> = Parameters<
  Deparser[Kind]
>

/** A deparser that writes syntax that `pgsql-deparser` omits: WITH TIES, parentheses, quotes around names. */
class CompleteDeparser extends Deparser {
  override SelectStmt(...[select, context]: Arguments<'SelectStmt'>): string {
    const { limitCount, ...unlimited } = select
    if (select.limitOption !== 'LIMIT_OPTION_WITH_TIES' || !limitCount) return super.SelectStmt(select, context)
    return `${super.SelectStmt(unlimited, context)} FETCH FIRST (${this.visit(limitCount, context)}) ROWS WITH TIES`
  }

  override A_Indirection(...[indirection, context]: Arguments<'A_Indirection'>): string {
    const text = super.A_Indirection(indirection, context)
    const value = indirection.arg ? this.visit(indirection.arg, context) : ''
    return text.startsWith('(') ? text : `(${value})${text.slice(value.length)}`
  }

  override CommonTableExpr(...[table, context]: Arguments<'CommonTableExpr'>): string {
    return super.CommonTableExpr({ ...table, ctename: quoted(table.ctename) }, context)
  }

  override WindowDef(...[window, context]: Arguments<'WindowDef'>): string {
    return super.WindowDef({ ...window, name: quoted(window.name), refname: quoted(window.refname) }, context)
  }
}

function quoted(name: string | undefined): string | undefined {
  return name === undefined ? undefined : QuoteUtils.quoteIdentifier(name)
}

/** Returns the SQL text of a syntax tree. Throws a `ReasonError` if the deparser cannot write all of it. */
export async function deparse(node: Node): Promise<string> {
  const text = write(node)
  if (text === undefined || !(await hasTree(text, node))) throw new ReasonError('notRewritten')
  return text
}

function write(node: Node): string | undefined {
  try {
    return new CompleteDeparser(node).deparseQuery()
  } catch {
    return undefined
  }
}

/** Whether a text has this syntax tree; the deparser omits some syntax without an error. */
async function hasTree(text: string, node: Node): Promise<boolean> {
  try {
    const parsed = await parseSql(text)
    return parsed.length === 1 && treeKey(parsed[0]?.node) === treeKey(node)
  } catch {
    return false
  }
}
