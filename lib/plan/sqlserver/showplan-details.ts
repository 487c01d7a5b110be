import type { PlanNode } from '../model'

/** Returns what an operation reads. */
export function targetOf(object: Element | undefined): Pick<PlanNode, 'relation' | 'alias' | 'index'> {
  const name = (attribute: string) => object?.getAttribute(attribute)?.replace(/^\[(.*)\]$/, '$1')
  const [relation, alias, index] = [name('Table'), name('Alias'), name('Index')]
  return {
    ...(relation !== undefined && { relation }),
    ...(alias !== undefined && alias !== relation && { alias }),
    ...(index !== undefined && { index }),
  }
}

type Detail = readonly [name: string, text: string]

/** The elements with a condition or with columns, by the names that the text format has for them. */
const expressions = { WHERE: 'Predicate', RESIDUAL: 'ProbeResidual', 'TOP EXPRESSION': 'TopExpression' }
const columnLists = { 'GROUP BY': 'GroupBy', 'ORDER BY': 'OrderBy', 'OUTER REFERENCES': 'OuterReferences' }

/** Returns the conditions and keys of an operation, with the names of the text format. */
export function conditionsOf(own: readonly Element[]): Detail[] {
  const all = (name: string) => own.filter(({ localName }) => localName === name)
  const lists = (names: Readonly<Record<string, string>>, write: (element: Element) => string) =>
    Object.entries(names).flatMap(([name, tag]) => all(tag).map((element): Detail => [name, write(element)]))
  const [build, probe] = [...all('HashKeysBuild'), ...all('HashKeysProbe')].map(columnsOf)
  const seeks = all('RangeColumns').map(seekOf)
  const details: Detail[] = [
    ...(build === undefined ? [] : [['HASH', probe === undefined ? build : `(${build})=(${probe})`] as const]),
    ...(seeks.length > 0 ? [['SEEK', seeks.join(' AND ')] as const] : []),
    ...lists(expressions, scalarOf),
    ...lists(columnLists, columnsOf),
  ]
  return details.filter(([, text]) => text !== '')
}

/** Returns the text of the scalar that an element contains. */
function scalarOf(element: Element): string {
  return [...element.children].map((child) => child.getAttribute('ScalarString') ?? '').join(', ')
}

function columnsOf(element: Element): string {
  return [...element.getElementsByTagNameNS('*', 'ColumnReference')]
    .map((column) => {
      const table = column.getAttribute('Alias') ?? column.getAttribute('Table')
      return `${table === null ? '' : `${table}.`}[${column.getAttribute('Column') ?? ''}]`
    })
    .join(', ')
}

const operators: Readonly<Record<string, string>> = { EQ: '=', GE: '>=', GT: '>', LE: '<=', LT: '<', NE: '<>' }

/** Returns a range of keys, such as `[c].[id] >= (1)`. */
function seekOf(columns: Element): string {
  const operator = operators[columns.parentElement?.getAttribute('ScanType') ?? ''] ?? ''
  const values = columns.nextElementSibling
  return `${columnsOf(columns)} ${operator} ${values ? scalarOf(values) : ''}`.trim()
}
