import type { PGlite } from '@electric-sql/pglite'

/** The pages in a file: PostgreSQL begins another file (a segment) after 1 GB. */
const SEGMENT_PAGES = 131_072

const PAGE_BYTES = 8192

/**
 * Changes the size that PostgreSQL sees of a relation's files, without changing what they contain. The planner takes the
 * number of pages from it. `path` is that of `pg_relation_filepath`. A relation that is larger than its contents must not
 * be read or written: only EXPLAIN without ANALYZE, UPDATE of catalogues and DROP may follow.
 *
 * It relies on the file system in memory that PGlite uses, in which `usedBytes` is the size of a file.
 */
export function setRelationPages({ Module: { FS } }: PGlite, path: string, pages: number): void {
  for (let segment = 0; ; segment++) {
    const file = `${dataFolder}/${path}${segment === 0 ? '' : `.${segment}`}`
    const remaining = Math.max(0, pages - segment * SEGMENT_PAGES)
    if (!FS.analyzePath(file).exists) {
      if (remaining === 0) return
      FS.writeFile(file, new Uint8Array(0))
    }
    const { node } = FS.lookupPath(file, {}) as { node: object }
    if (!('usedBytes' in node)) throw new Error(`the size of ${file} cannot be set`)
    node.usedBytes = Math.min(remaining, SEGMENT_PAGES) * PAGE_BYTES
  }
}

const dataFolder = '/pglite/data'

/** Offsets in the first page of a B-tree (`BTMetaPageData` in nbtree.h), each of 4 bytes. */
const META = { root: 32, level: 36, fastRoot: 40, fastLevel: 44 }

/** The offset of a page's special space, which has its level and flags (`BTPageOpaqueData`). */
const SPECIAL = PAGE_BYTES - 16

/** The bit of `t_info` that says that an entry is a downlink. */
const DOWNLINK = 0x2000

/**
 * Gives an empty B-tree that was just built the height of a large one, which the planner reads from its first page. The
 * tree then has a root on that level and below it an empty leaf, so that a search in it finds nothing. The checksums of
 * its pages are wrong: the session must have `ignore_checksum_failure`.
 */
export function setTreeHeight({ Module: { FS } }: PGlite, path: string, height: number): void {
  const file = `${dataFolder}/${path}`
  const pages = new Uint8Array(3 * PAGE_BYTES)
  pages.set(FS.readFile(file).subarray(0, PAGE_BYTES))
  const meta = new DataView(pages.buffer)
  meta.setUint32(META.root, 1, true)
  meta.setUint32(META.level, height, true)
  meta.setUint32(META.fastRoot, 1, true)
  meta.setUint32(META.fastLevel, height, true)
  const root = pageAt(pages, 1, { lower: 28, upper: SPECIAL - 8, level: height, flags: 2 })
  // a line pointer to 8 bytes: a downlink without a key to page 2
  root.setUint32(24, (SPECIAL - 8) | (1 << 15) | (8 << 17), true)
  root.setUint16(SPECIAL - 6, 2, true)
  root.setUint16(SPECIAL - 2, DOWNLINK | 8, true)
  pageAt(pages, 2, { lower: 24, upper: SPECIAL, level: 0, flags: 1 })
  FS.writeFile(file, pages)
}

/** Writes the header and the special space of a page. */
function pageAt(
  pages: Uint8Array,
  number: number,
  { lower, upper, level, flags }: Readonly<Record<'lower' | 'upper' | 'level' | 'flags', number>>,
): DataView {
  const page = new DataView(pages.buffer, number * PAGE_BYTES, PAGE_BYTES)
  // the size of the page with the version of its layout comes last
  const header = [lower, upper, SPECIAL, PAGE_BYTES | 4]
  header.forEach((value, at) => page.setUint16(12 + 2 * at, value, true))
  page.setUint32(SPECIAL + 8, level, true)
  page.setUint16(SPECIAL + 12, flags, true)
  return page
}
