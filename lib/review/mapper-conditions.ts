/** The values that a test of a mapper requires of names such as `user.kind`. */
export type Facts = ReadonlyMap<string, ReadonlySet<string>>

const literal = String.raw`'[^']*'|"[^"]*"|\d+|null|true|false`
const comparison = new RegExp(
  String.raw`(?:(?<value>${literal})(?:\.toString\(\))?\s*==\s*(?<name>[\w.]+))|(?<first>[\w.]+)\s*(?<sign>==|!=)\s*(?<second>${literal})`,
  'gu',
)

/** Returns the values of the comparisons in a test: any value of `==`, and for `!= null` any other than NULL. */
export function factsOf(test = ''): Facts {
  const facts = new Map<string, Set<string>>()
  for (const { groups = {} } of test.matchAll(comparison)) {
    const name = groups.name ?? groups.first ?? ''
    const value = groups.value ?? groups.second ?? ''
    if (groups.sign === '!=' && value !== 'null') continue
    const values = facts.get(name) ?? new Set()
    facts.set(name, values.add(groups.sign === '!=' ? 'not null' : value.replaceAll('"', "'")))
  }
  // beside a value it says nothing more
  for (const values of facts.values()) if (values.size > 1) values.delete('not null')
  return facts
}

/** Whether two tests require different values of a name, so that at most one of them holds. */
export function contradicts(one: Facts, other: Facts): boolean {
  return [...one].some(([name, values]) => {
    const others = other.get(name)
    if (!others) return false
    const isNull = (set: ReadonlySet<string>) => set.has('null')
    if (values.has('not null') || others.has('not null')) return isNull(values) || isNull(others)
    return ![...values].some((value) => others.has(value))
  })
}
