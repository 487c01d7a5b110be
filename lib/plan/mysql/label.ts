import type { PlanNode } from '../model'

type Labelled = Pick<PlanNode, 'kind' | 'role' | 'relation' | 'index' | 'details'>

const access = new RegExp(
  String.raw`^([A-Za-z][A-Za-z -]*?) on (<[^>]*>|\S+?)(?: using (\S+))?` +
    String.raw`(?: over (.+?)| \((?!reverse|re-planned)(.+?)\))?((?:, with index condition: .+| \(reverse\)| \(re-planned .*\))*)$`,
)

const materialized =
  /^((?:(?:Union|Intersect|Except) )?[Mm]aterialize (?:recursive |union )?(?:CTE|table function)|[Tt]able function) ([^\s(]\S*)(?: (.+))?$/

/** The maximum length of a label that is split; the patterns would take too long on a longer one. */
const MAX_PARSED = 3000

/** Splits the name of an operation in MySQL's TREE format, such as `Index lookup on t using a (a = 1)`. */
export function readLabel(label: string): Labelled {
  if (label.length > MAX_PARSED) return splitAtColon(label)
  const subquery = /^(Select #\d+) \((.*)\)$/.exec(label)
  if (subquery) return { kind: 'Select', role: subquery[1] ?? '', details: [['Subquery', subquery[2] ?? '']] }
  const [, kind, relation, index, range, keys, rest] = access.exec(label) ?? []
  if (kind !== undefined && /scan|lookup|search|read|insert|update|delete|rows? from/i.test(kind)) {
    return {
      kind,
      ...(relation !== undefined && { relation }),
      ...(index !== undefined && { index }),
      details: pairs([
        ['Range', range],
        ['Index Cond', keys],
        ['Index Filter', /with index condition: (.+)/.exec(rest ?? '')?.[1]],
      ]),
    }
  }
  const [, operation, name, note] = materialized.exec(label) ?? []
  if (operation !== undefined && name !== undefined)
    return { kind: operation, relation: name, details: pairs([['Note', note]]) }
  const table =
    /^(Constant row|Insert|Update|Delete|Delete rows)(?: from| into| rows into)? (\S+)(?: \((\w+)\))?$/.exec(label)
  if (table && table[1] !== undefined && table[2] !== undefined && !table[2].endsWith(':'))
    return { kind: table[1], relation: table[2], details: pairs([['Mode', table[3]]]) }
  const join = /^(.*join|.*BKA|Zero rows|Materialize.*?|.*[Aa]ggregat\w+)(?: \((.+)\))$/.exec(label)
  if (join?.[1] !== undefined)
    return { kind: join[1], details: pairs([[/join/.test(label) ? 'Join Cond' : 'Note', join[2]]]) }
  return splitAtColon(label)
}

function splitAtColon(label: string): Labelled {
  const [, kind, rest] = /^([A-Z][A-Za-z/ -]*): (.+)$/s.exec(label) ?? []
  return kind === undefined ? { kind: label, details: [] } : { kind, details: pairs([[detailName(kind), rest]]) }
}

function detailName(kind: string): string {
  return { Sort: 'Sort Key', Filter: 'Filter', Limit: 'Limit' }[kind] ?? kind
}

function pairs(entries: readonly (readonly [string, string | undefined])[]): [string, string][] {
  return entries.flatMap(([name, text]): [string, string][] => (text === undefined ? [] : [[name, text]]))
}
