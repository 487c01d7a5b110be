import { MAX_DEPTH, PlanError } from '../error'
import type { SourceLine } from '../source/clean'

const first = /^\s*0\s+[A-Z ]{1,40}STATEMENT\s+Optimizer\s*=/
/** A row: its number, that of the one above it in the tree, and the operation. */
const row = /^\s*(\d+)\s+(?:(\d+)\s+)?([A-Z].*)$/
const operation = /^([A-Z][A-Z -]*?)\*?\s*(?:\(([A-Z][^()]*(?:\([^()]*\)[^()]*)?)\)\s*)?(?:OF\s*'([^']*)'.*)?$/

/**
 * Returns the table of DBMS_XPLAN that has the rows of the plan that Autotrace printed up to version 10.1, such as
 * `2    1     TABLE ACCESS (FULL) OF 'EMP1' (Cost=94 Card=1000 Bytes=5000)`; undefined without such a plan.
 */
export function tableOfAutotrace(lines: readonly SourceLine[]): SourceLine[] | undefined {
  const start = lines.findIndex(({ text }) => first.test(text))
  if (start === -1) return undefined
  const depths = new Map<string, number>()
  return [
    { text: '| Id | Operation | Name | Rows | Cost |', line: lines[start]?.line ?? 1 },
    ...joinLines(lines.slice(start)).map(({ text, line }) => {
      const [, id = '', parent = '', rest = ''] = row.exec(text) ?? []
      const depth = (depths.get(parent) ?? -1) + 1
      if (depth > MAX_DEPTH) throw new PlanError('tooDeep', line)
      depths.set(id, depth)
      return { text: `| ${id} | ${' '.repeat(depth)}${cellsOf(rest).join(' | ')} |`, line }
    }),
  ]
}

/** Returns the rows, with the parts that SQL*Plus wrapped. */
function joinLines(lines: readonly SourceLine[]): SourceLine[] {
  const rows: SourceLine[] = []
  for (const { text, line } of lines) {
    const last = rows.at(-1)
    const isRow = Number(row.exec(text)?.[1] ?? -1) === rows.length
    if (text.trim() === '') break
    if (isRow || !last) rows.push({ text: text.slice(0, 1000), line })
    else {
      const isCut = last.text.endsWith('=') || last.text.split("'").length % 2 === 0
      rows[rows.length - 1] = { ...last, text: `${last.text}${isCut ? '' : ' '}${text.trim()}`.slice(0, 1000) }
    }
  }
  return rows
}

/** Returns the operation, its name, the rows and the cost. */
function cellsOf(text: string): string[] {
  const figure = (name: string) => new RegExp(`\\b${name}=(\\d+)`).exec(text)?.[1] ?? ''
  const label = text.replace(/\s*\((?:Cost|Card|Bytes)=.*$/, '').replace(/\s+Optimizer\s*=.*$/, '')
  const [, kind = label, option, name = ''] = operation.exec(label.trim()) ?? []
  return [[kind, option].filter((part) => part !== undefined).join(' '), name, figure('Card'), figure('Cost')].map(
    (cell) => cell.replaceAll('|', ' '),
  )
}
