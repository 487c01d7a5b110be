/** The heading of a table that psql describes, in English and Chinese; partitions and views have other words. */
const heading = /^\s*(?:(?:Partitioned |Unlogged |Foreign )?[Tt]able|数据表|分区表) ["“](?:[^".”]+\.)?([^"”]+)["”]\s*$/
const border = /^[\s|+-]*-[\s|+-]*$/
/** A section below the columns, such as `Indexes:`, or a property in a line of its own. */
const section =
  /^\S[^|"]{0,60}[:：]\s*$|^(?:Access method|Has OIDs|Inherits|Number of|Partition|Replica Identity|Tablespace)\b.*:/
const index =
  /^"(.+)" (?:(PRIMARY KEY|UNIQUE(?: CONSTRAINT)?), )?(\w+ \(.*?)(?: (?:CLUSTER|INVALID|REPLICA IDENTITY|DEFERRABLE.*))*$/

/** The parts of a text: the definitions of the tables in it, and its other lines. */
interface Described {
  readonly tables: readonly string[]
  readonly rest: readonly string[]
}

/** Returns the tables that psql has described with `\d` as statements; defaults that need a sequence are left out. */
export function describedTables(lines: readonly string[]): Described {
  const tables: string[] = []
  const rest: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const name = heading.exec(lines[at] ?? '')?.[1]
    if (name === undefined) {
      rest.push(lines[at] ?? '')
      continue
    }
    let end = at + 1
    while (isPart(lines[end])) end++
    tables.push(...definitionsOf(name, lines.slice(at + 1, end)))
    at = end - 1
  }
  return { tables, rest }
}

/** True for a row of the columns, a section, or a line in one. */
function isPart(line: string | undefined): boolean {
  return line !== undefined && (/^ {4}\S/.test(line) || line.includes('|') || border.test(line) || section.test(line))
}

function definitionsOf(name: string, lines: readonly string[]): string[] {
  const [header = [], ...rows] = lines
    .filter((line) => line.includes('|') && !border.test(line) && !/^ {4}"/.test(line))
    .map((line) =>
      line
        .replace(/^\s*\||\|\s*$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
  const isOld = /^(?:Modifiers|修饰词)$/.test(header[2] ?? '')
  // a default that contains a bar has more cells, and is left out
  const columns = rows.map((cells) => columnOf(cells.length > header.length ? cells.slice(0, 4) : cells, isOld))
  const indexes = lines.map((line) => index.exec(line.trim())).filter((match) => match !== null)
  const keys = indexes
    .filter(([, , kind]) => kind === 'PRIMARY KEY')
    .map(([, , , on = '']) => `PRIMARY KEY ${keysOf(on)}`)
  const others = indexes.filter(([, , kind]) => kind !== 'PRIMARY KEY')
  return [
    `CREATE TABLE ${quote(name)} (\n${[...columns, ...keys].map((part) => `  ${part}`).join(',\n')}\n)`,
    ...others.map(([, indexName = '', kind, on = '']) => {
      return `CREATE ${kind === undefined ? '' : 'UNIQUE '}INDEX ${quote(indexName)} ON ${quote(name)} USING ${on}`
    }),
  ]
}

/** Returns the definition of a column, in older versions from its modifiers. */
function columnOf([name = '', type = '', ...others]: readonly string[], isOld: boolean): string {
  const [modifiers = '', nullable = '', initial = ''] = others
  const isNotNull = /\bnot null\b/.test(isOld ? modifiers : nullable)
  const value = isOld ? (/\bdefault (.*)/.exec(modifiers)?.[1] ?? '') : initial
  const isGenerated = value.startsWith('generated')
  const isKnown = value !== '' && !value.includes('nextval(')
  return [
    `${quote(name)} ${type}`,
    isNotNull ? 'NOT NULL' : '',
    isKnown ? (isGenerated ? value.toUpperCase() : `DEFAULT ${value}`) : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** Returns the columns of an index, such as `(id)` of `btree (id) INCLUDE (a)`. */
function keysOf(on: string): string {
  return /\([^()]*\)/.exec(on)?.[0] ?? ''
}

function quote(name: string): string {
  return /^[a-z_][a-z_\d$]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}
