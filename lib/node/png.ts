import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

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

/** An image with an index of a palette for each pixel; `width` is even. */
export interface IndexedImage {
  readonly width: number
  readonly height: number
  readonly indices: Uint8Array
}

/**
 * A window that holds little more than a row, and short blocks: for drawn text, the files are 3 % smaller than with the
 * default window and blocks, and take three fifths of the time.
 */
const compression = { level: 8, windowBits: 10, memLevel: 4 }

/** Encodes an image with a palette of at most 16 colours. */
export function encodePng(
  { width, height, indices }: IndexedImage,
  palette: readonly (readonly [red: number, green: number, blue: number])[],
): Buffer {
  // a row is its filter type, which is 0 for none, and two pixels in each byte
  const rows = new Uint8Array((width / 2 + 1) * height)
  let [from, to] = [0, 0]
  for (let row = 0; row < height; row++) {
    to++
    for (const end = from + width; from < end; from += 2)
      rows[to++] = ((indices[from] ?? 0) << 4) | (indices[from + 1] ?? 0)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // four bits per pixel, indices of a palette
  header.set([4, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, compression)),
    END,
  ])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
