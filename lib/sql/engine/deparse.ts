import { Deparser } from 'pgsql-deparser'
import type { Node } from './parse'

type SelectArguments = Parameters<Deparser['SelectStmt']>

/** A deparser that writes WITH TIES, which `pgsql-deparser` omits. */
class DeparserWithTies extends Deparser {
  override SelectStmt(...[select, context]: SelectArguments): string {
    const { limitCount, ...unlimited } = select
    if (select.limitOption !== 'LIMIT_OPTION_WITH_TIES' || !limitCount) return super.SelectStmt(select, context)
    return `${super.SelectStmt(unlimited, context)} FETCH FIRST (${this.visit(limitCount, context)}) ROWS WITH TIES`
  }
}

/** Returns the SQL text of a syntax tree. */
export function deparse(node: Node): string {
  return new DeparserWithTies(node).deparseQuery()
}
