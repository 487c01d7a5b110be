import { textNames } from './properties'

/** Names of the text format that are different in JSON. */
const renamed: Readonly<Record<string, string>> = {
  Buckets: 'Hash Buckets',
  'Memory Usage': 'Peak Memory Usage',
}

/** Keys of lines with several properties. */
const several = /^(?:Sort Method|Buckets|Batches|Planned Partitions|Full-sort Groups|Pre-sorted Groups|Hits|Storage):/

/** Adds the properties of a line of the text format to those of a node, under the names of the JSON format. */
export function addProperty(properties: Record<string, unknown>, content: string): void {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(content) ?? []
  if (several.test(content)) addSeveral(properties, content.split(/(?<!\s)\s{2,}(?=[A-Z])/))
  else if (name === 'Buffers') addBuffers(properties, value)
  else if (name === 'Heap Blocks') {
    for (const [, type = '', count] of value.matchAll(/(exact|lossy)=(\d+)/g))
      properties[`${type === 'exact' ? 'Exact' : 'Lossy'} Heap Blocks`] = Number(count)
  } else if (name === 'Group Key' || name === 'Hash Key' || (name === 'Sort Key' && 'Group Key' in properties)) {
    addKey(properties, name, value)
  } else if (textNames.has(name)) properties[name] = value
  else if (/^(?:Rows Removed by|Workers) /.test(name)) properties[name] = Number(value)
}

function addSeveral(properties: Record<string, unknown>, parts: readonly string[]): void {
  const pairs = parts.map((part) => part.split(/:\s*/, 2) as [string, string?])
  const first = pairs[0]?.[0] ?? ''
  if (first.endsWith('Groups')) {
    const method = pairs.find(([name]) => name.startsWith('Sort Method'))?.[1]
    const peak = (type: string) => pairs.find(([name]) => name === `Peak ${type}`)?.[1]
    properties[first] = {
      'Sort Methods Used': method,
      ...(peak('Memory') !== undefined && { 'Sort Space Memory': { 'Peak Sort Space Used': peak('Memory') } }),
      ...(peak('Disk') !== undefined && { 'Sort Space Disk': { 'Peak Sort Space Used': peak('Disk') } }),
    }
    return
  }
  for (const [name, value] of pairs) {
    if (name === 'Batches') properties[first === 'Buckets' ? 'Hash Batches' : 'HashAgg Batches'] = value
    else if (name === 'Disk' || name === 'Memory') {
      properties['Sort Space Type'] = name
      properties['Sort Space Used'] = value
    } else properties[renamed[name] ?? name] = value
  }
}

function addBuffers(properties: Record<string, unknown>, value: string): void {
  for (const [, type = '', counts = ''] of value.matchAll(/(shared|local|temp)((?:\s+[a-z]+=\d+)+)/g))
    for (const [, action = '', count] of counts.matchAll(/([a-z]+)=(\d+)/g))
      properties[`${capitalized(type)} ${capitalized(action)} Blocks`] = Number(count)
}

/** Adds a key of a grouping set; a node with one key has no sets. */
function addKey(properties: Record<string, unknown>, name: string, value: string): void {
  const sets = (properties['Grouping Sets'] ?? []) as Record<string, unknown>[]
  const other = ['Group Key', 'Hash Key'].find((key) => properties[key] !== undefined)
  if (sets.length === 0 && other === undefined) {
    properties[name] = value
    return
  }
  if (other !== undefined) {
    sets.push({ [`${other}s`]: [[properties[other]]] })
    properties[other] = undefined
    properties['Grouping Sets'] = sets
  }
  sets.push(name === 'Sort Key' ? { 'Sort Key': value } : { [`${name}s`]: [[value]] })
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
