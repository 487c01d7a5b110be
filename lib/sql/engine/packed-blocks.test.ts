import { describe, expect, it } from 'vitest'
import { BLOCK, packBlocks, unpackBlocks } from './packed-blocks'

/** Returns blocks that are filled with a number each. */
const blocksOf = (...numbers: number[]) => Uint8Array.from(numbers.flatMap((number) => Array(BLOCK).fill(number)))
const unpacked = (bytes: Uint8Array) => unpackBlocks(packBlocks(bytes).slice().buffer)

describe('packed blocks', () => {
  it('unpacking returns what was packed', () => {
    const bytes = blocksOf(1, 2, 3, 0, 0, 2, 3, 1, 1, 0, 7, 2, 3)
    expect(unpacked(bytes)).toEqual(bytes)
    expect(unpacked(new Uint8Array())).toEqual(new Uint8Array())
  })

  it('a repeated block is stored once, and zeros are not stored', () => {
    expect(packBlocks(blocksOf(0, 0, 0))).toHaveLength(12)
    expect(packBlocks(blocksOf(5, 6, 0, 5, 6))).toHaveLength(4 + 3 * 8 + 2 * BLOCK)
  })

  it('bytes after blocks that are zero except for the last byte are kept', () => {
    const bytes = blocksOf(0, 0)
    bytes[BLOCK - 1] = 255
    expect(unpacked(bytes)).toEqual(bytes)
  })

  it('bytes that are no whole blocks are rejected', () => {
    expect(() => packBlocks(new Uint8Array(513))).toThrow('513 B are not a multiple of 512 B')
  })
})
