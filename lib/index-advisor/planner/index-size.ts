/** A column of an index: what decides how many bytes its values take. */
export interface IndexColumn {
  readonly type: string
  /** The bytes of a value on average. */
  readonly width: number
  /** True for a type whose values all have the same length. */
  readonly isFixed: boolean
  /** `pg_attribute.attalign`: c, s, i or d. */
  readonly alignment: string
}

const alignments: Readonly<Record<string, number>> = { c: 1, s: 2, i: 4, d: 8 }

/** The types that PostgreSQL 13 and later do not deduplicate; bpchar is CHAR, deduplicated before 18.7. */
const notDeduplicated = /^(?:bpchar|numeric|float4|float8|jsonb|_.*|.*range|record)$/

/** The bytes that CREATE INDEX fills of a leaf page (90 %), and of a page above them (70 %). */
const LEAF_BYTES = 8192 - 24 - 16 - 819
const INNER_BYTES = Math.floor((8192 - 24 - 16) * 0.7)

/** The bytes of a line pointer, of the header of an entry, and of the address of a row. */
const POINTER = 4
const HEADER = 8
const ROW_ADDRESS = 6

/** The maximum size of an entry with several row addresses, while an index is built. */
const MAX_POSTING = 812

/**
 * Estimates the pages of a B-tree just after CREATE INDEX. Equal entries share their key as in PostgreSQL 13 and later;
 * `distinct` is the number of different keys. An index that has been written to for a while is larger.
 */
export function indexPages(
  keys: readonly IndexColumn[],
  included: readonly IndexColumn[],
  rows: number,
  distinct: number,
): number {
  if (rows < 1) return 1
  const entry = entryBytes([...keys, ...included])
  const canShare = included.length === 0 && keys.every(({ type }) => !notDeduplicated.test(type))
  const perKey = rows / Math.max(1, Math.min(distinct, rows))
  const bytes = canShare ? Math.min(entry, sharedBytes(entry, perKey)) : entry
  const leaves = Math.ceil((rows * (bytes + POINTER)) / LEAF_BYTES)
  const fanOut = fanOutOf(keys)
  let pages = 1 + leaves
  for (let level = leaves; level > 1;) {
    level = Math.ceil(level / fanOut)
    pages += level
  }
  return pages
}

/** Returns the number of levels above the leaves of a B-tree of a number of pages. */
export function treeHeight(keys: readonly IndexColumn[], pages: number): number {
  const fanOut = fanOutOf(keys)
  let height = 0
  for (let level = pages - 1; level > 1; height++) level = Math.ceil(level / fanOut)
  return height
}

function fanOutOf(keys: readonly IndexColumn[]): number {
  return Math.max(2, Math.floor(INNER_BYTES / (entryBytes(keys) + POINTER)))
}

/** Returns the bytes of an entry: the header and the values, each at its alignment. */
function entryBytes(columns: readonly IndexColumn[]): number {
  let bytes = HEADER
  for (const { width, isFixed, alignment } of columns) {
    // a short value of a variable length has a header of one byte and is not aligned
    const step = isFixed || width > 127 ? (alignments[alignment] ?? 1) : 1
    bytes = Math.ceil(bytes / step) * step + Math.max(1, width)
  }
  return Math.ceil(bytes / 8) * 8
}

/** Returns the bytes per row if the rows of a key share entries, without the line pointer of an entry of its own. */
function sharedBytes(entry: number, perKey: number): number {
  if (perKey < 2) return entry
  const perEntry = Math.max(1, Math.floor((MAX_POSTING - entry) / ROW_ADDRESS))
  return ROW_ADDRESS + (Math.ceil(perKey / perEntry) * (entry + POINTER)) / perKey - POINTER
}
