/** A setting of the server: its name and its value, as `SHOW ALL` prints it. */
export interface Setting {
  readonly name: string
  readonly value: string
}

/** The settings that the planner takes its decisions from. */
const relevant = new RegExp(
  `^(?:${[
    'enable_\\w+',
    'cpu_\\w+_cost',
    '(?:seq|random)_page_cost',
    'parallel_(?:setup|tuple)_cost',
    'min_parallel_(?:table|index)_scan_size',
    'max_parallel_workers_per_gather',
    'parallel_leader_participation',
    'effective_cache_size',
    'effective_io_concurrency',
    'work_mem',
    'hash_mem_multiplier',
    'default_statistics_target',
    'cursor_tuple_fraction',
    '(?:from|join)_collapse_limit',
    'constraint_exclusion',
    'plan_cache_mode',
    'recursive_worktable_factor',
    'geqo\\w*',
    'search_path',
    'timezone',
  ].join('|')})$`,
  'i',
)

/**
 * Reads the settings of the planner from the output of `SHOW ALL` in any form of psql, from lines `name = value`, or from
 * SET statements. Other settings are skipped.
 */
export function readSettings(text: string): Setting[] {
  const settings = readPairs(text).filter(({ name, value }) => relevant.test(name) && value !== '')
  return [...new Map(settings.map((setting) => [setting.name, setting])).values()]
}

/** Returns the version of the server, if the settings name it. */
export function readServerVersion(text: string): string | undefined {
  return /^\d+(?:\.\d+)?/.exec(readPairs(text).find(({ name }) => name === 'server_version')?.value ?? '')?.[0]
}

/** Returns true if the settings say that the collation of the database is C; PostgreSQL 16 and later do not say it. */
export function hasCollationC(text: string): boolean {
  return readPairs(text).some(({ name, value }) => name === 'lc_collate' && /^(?:C|POSIX)$/i.test(value))
}

function readPairs(text: string): Setting[] {
  return text.split(/\r?\n/).flatMap((line): Setting[] => {
    const [, name, separator, rest] = /^\s*(?:set\s+)?"?([a-z][a-z0-9_]*)"?\s*([|,;\t=]|\bto\b)(.*)$/i.exec(line) ?? []
    if (name === undefined || separator === undefined || rest === undefined) return []
    return [{ name: name.toLowerCase(), value: firstField(rest, separator) }]
  })
}

/** Returns the text up to the next separator, without quotes; after `=` and TO, the rest of the line. */
function firstField(rest: string, separator: string): string {
  const isAssignment = /^(?:=|to)$/i.test(separator)
  const text = isAssignment ? rest.replace(/[;#].*$/, '') : rest
  const quoted = /^\s*(?:'((?:[^']|'')*)'|"((?:[^"]|"")*)")\s*(.?)/.exec(text)
  if (quoted && (quoted[3] === '' || quoted[3] === separator))
    return quoted[1]?.replaceAll("''", "'") ?? quoted[2]?.replaceAll('""', '"') ?? ''
  return (isAssignment ? text : (text.split(separator)[0] ?? '')).trim()
}
