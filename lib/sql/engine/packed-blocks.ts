/*
 * Bytes without their repetitions. The dump of an empty cluster has three databases with equal files, and mostly zeros:
 * its 40 MB are 5 MB of distinct blocks. A general compression, which a host applies to the result, does not find
 * repetitions that are megabytes apart.
 *
 * Packed bytes are 32-bit numbers, then the distinct blocks. The numbers are that of runs, and for each run the index
 * of its first block, or -1 for zeros, and the number of blocks, which follow one another.
 */

/** The size of a block in bytes, which is that of a tar archive. */
export const BLOCK = 512
const ZEROS = -1

/** Packs bytes, whose number must be a multiple of `BLOCK`. */
export function packBlocks(bytes: Uint8Array): Uint8Array {
  if (bytes.length % BLOCK !== 0) throw new Error(`${bytes.length} B are not a multiple of ${BLOCK} B`)
  const indexes = new Map([['\0'.repeat(BLOCK), ZEROS]])
  const blocks: Uint8Array[] = []
  const runs: { first: number; count: number }[] = []
  const text = new TextDecoder('latin1')
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK)
    const key = text.decode(block)
    const known = indexes.get(key)
    const index = known ?? blocks.push(block) - 1
    if (known === undefined) indexes.set(key, index)
    const last = runs.at(-1)
    if (last && index === (last.first === ZEROS ? ZEROS : last.first + last.count)) last.count += 1
    else runs.push({ first: index, count: 1 })
  }
  const head = new Int32Array([runs.length, ...runs.flatMap(({ first, count }) => [first, count])])
  const packed = new Uint8Array(head.byteLength + blocks.length * BLOCK)
  packed.set(new Uint8Array(head.buffer))
  blocks.forEach((block, index) => packed.set(block, head.byteLength + index * BLOCK))
  return packed
}

/** Returns the bytes that `packBlocks` packed. */
export function unpackBlocks(packed: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const [length = 0] = new Int32Array(packed, 0, 1)
  const head = new Int32Array(packed, 0, 1 + 2 * length)
  const runs = Array.from({ length }, (_, run) => head.subarray(1 + 2 * run, 3 + 2 * run))
  const blocks = new Uint8Array(packed, head.byteLength)
  const bytes = new Uint8Array(runs.reduce((sum, [, count = 0]) => sum + count, 0) * BLOCK)
  let at = 0
  for (const [first = ZEROS, count = 0] of runs) {
    if (first !== ZEROS) bytes.set(blocks.subarray(first * BLOCK, (first + count) * BLOCK), at)
    at += count * BLOCK
  }
  return bytes
}
