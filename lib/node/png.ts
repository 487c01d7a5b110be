import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** The IEND chunk that ends a PNG file: length 0, chunk type and checksum. */
const END = Buffer.from('0000000049454e44ae426082', 'hex')

/** Whether a file ends with the IEND chunk of a PNG; false for a truncated file. */
export function isCompletePng(file: string): boolean {
  const opened = openSync(file, 'r')
  try {
    const last = Buffer.alloc(END.length)
    readSync(opened, last, 0, END.length, Math.max(0, fstatSync(opened).size - END.length))
    return last.equals(END)
  } finally {
    closeSync(opened)
  }
}

/** Some of the rows of an image, compressed, so that images can share them. */
export interface CompressedRows {
  readonly height: number
  /** A part of a DEFLATE stream that ends at a whole byte. */
  readonly data: Buffer
  /** The number of bytes before compression, their sum, and the sum of the sums of all their beginnings. */
  readonly length: number
  readonly sum: number
  readonly sumOfSums: number
}

interface ImageHeader {
  readonly width: number
  readonly palette: readonly (readonly [red: number, green: number, blue: number])[]
}

/** The power of two that is the size of the compression's window: little more than a row. */
const windowBits = 10

/** The header of a zlib stream, whose second byte makes it a multiple of 31, and its last, empty block. */
const [streamStart, streamEnd] = [Buffer.of(((windowBits - 8) << 4) | 8, 0x15), Buffer.of(3, 0)]

/** The modulus of the checksum Adler-32. */
const ADLER_BASE = 65_521

/**
 * Compresses rows of `width` pixels, an even number, given as indices of a palette of at most 16 colours. For drawn text,
 * a small window and short blocks (`memLevel`) make smaller files, in less time, than the default ones.
 */
export function compressRows(indices: Uint8Array, width: number, level: number): CompressedRows {
  const height = indices.length / width
  // a row is its filter type, which is 0 for none, and two pixels in each byte
  const rows = new Uint8Array((width / 2 + 1) * height)
  let [from, to, sum, sumOfSums] = [0, 0, 0, 0]
  for (let row = 0; row < height; row++) {
    to++
    sumOfSums += sum
    for (const end = from + width; from < end; from += 2) {
      const byte = ((indices[from] ?? 0) << 4) | (indices[from + 1] ?? 0)
      rows[to++] = byte
      sum += byte
      sumOfSums += sum
    }
    // after each row, so that the sums stay below 2³¹, up to which additions are fast
    sum %= ADLER_BASE
    sumOfSums %= ADLER_BASE
  }
  const data = deflateRawSync(rows, { level, windowBits, memLevel: 4, finishFlush: constants.Z_SYNC_FLUSH })
  return { height, data, length: rows.length, sum, sumOfSums }
}

/** Encodes an image with a palette, given as its rows from top to bottom. */
export function encodePng(parts: readonly CompressedRows[], { width, palette }: ImageHeader): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(
    parts.reduce((sum, { height }) => sum + height, 0),
    4,
  )
  // four bits per pixel, indices of a palette
  header.set([4, 3], 8)
  const data = [streamStart, ...parts.map((part) => part.data), streamEnd, adler32(parts)]
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', Buffer.concat(data)),
    END,
  ])
}

/** Returns the checksum at the end of a zlib stream. */
function adler32(parts: readonly CompressedRows[]): Buffer {
  let [sum, sumOfSums] = [1, 0]
  for (const part of parts) {
    sumOfSums = (sumOfSums + part.sumOfSums + sum * part.length) % ADLER_BASE
    sum = (sum + part.sum) % ADLER_BASE
  }
  const checksum = Buffer.alloc(4)
  checksum.writeUInt16BE(sumOfSums, 0)
  checksum.writeUInt16BE(sum, 2)
  return checksum
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
