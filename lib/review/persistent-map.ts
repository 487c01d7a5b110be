/** The parts of a map by the hash of their keys, or, of a few entries, the entries. */
type Part<Value> = ReadonlyMap<string, Value> | readonly Part<Value>[]

/** The number of entries of a part that is not divided, and of the parts that others are divided into. */
const WIDTH = 16
/** The depth at which the bits of a hash are used up. */
const MAX_DEPTH = 8

/** A map that never changes: with or without a key it is another map, which shares all other parts with this one. */
export class PersistentMap<Value> {
  private constructor(private readonly root: Part<Value>) {}

  static empty<Value>(): PersistentMap<Value> {
    return new PersistentMap<Value>(new Map())
  }

  get(key: string): Value | undefined {
    let part = this.root
    for (let depth = 0; isDivided(part); depth++) part = part[slotOf(key, depth)] ?? new Map<string, Value>()
    return part.get(key)
  }

  with(key: string, value: Value): PersistentMap<Value> {
    return new PersistentMap(changed(this.root, key, (entries) => entries.set(key, value), 0))
  }

  without(key: string): PersistentMap<Value> {
    return new PersistentMap(changed(this.root, key, (entries) => entries.delete(key), 0))
  }

  isEmpty(): boolean {
    return this.entries().length === 0
  }

  entries(): [string, Value][] {
    return entriesOf(this.root)
  }
}

function isDivided<Value>(part: Part<Value>): part is readonly Part<Value>[] {
  return Array.isArray(part)
}

function changed<Value>(
  part: Part<Value>,
  key: string,
  change: (entries: Map<string, Value>) => void,
  depth: number,
): Part<Value> {
  if (isDivided(part)) {
    const slot = slotOf(key, depth)
    return part.map((inner, at) => (at === slot ? changed(inner, key, change, depth + 1) : inner))
  }
  const entries = new Map(part)
  change(entries)
  if (entries.size <= WIDTH || depth === MAX_DEPTH) return entries
  return Array.from(
    { length: WIDTH },
    (_, slot) => new Map([...entries].filter(([name]) => slotOf(name, depth) === slot)),
  )
}

/** Returns four bits of the hash of a key (FNV-1a). */
function slotOf(key: string, depth: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash >>> (4 * depth)) % WIDTH
}

function entriesOf<Value>(part: Part<Value>): [string, Value][] {
  return isDivided(part) ? part.flatMap(entriesOf) : [...part]
}
