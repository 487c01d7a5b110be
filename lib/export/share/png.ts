import { crc32, deflateSync } from 'node:zlib'

/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number]

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** Pixels are looked up by the first so many bits of each channel. */
const BITS = 5
const DEPTH = 4

/**
 * Makes PNGs of at most 16 colours, two pixels a byte: each pixel becomes the nearest colour of the palette. An encoder
 * that looks for the colours of every picture by itself takes five times as long.
 */
export function paletteEncoder(palette: readonly Colour[]) {
  const nearest = nearestColours(palette)
  return (rgba: Buffer, { width, height }: { width: number; height: number }): Buffer => {
    const head = Buffer.alloc(13)
    head.writeUInt32BE(width, 0)
    head.writeUInt32BE(height, 4)
    head.set([DEPTH, 3], 8)
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('PLTE', Buffer.from(palette.flat())),
      chunk('IDAT', deflateSync(rows(rgba, width, height, nearest))),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }
}

/** The pixels as a PNG has them: a row is a byte that names its filter, none, and then its pixels. */
function rows(rgba: Buffer, width: number, height: number, nearest: Uint8Array): Buffer {
  const stride = 1 + Math.ceil(width / 2)
  const packed = Buffer.alloc(stride * height)
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, width * height)
  let last = 0
  let colour = nearest[0] ?? 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = pixels[y * width + x] ?? 0
      // most are like the one before
      if (pixel !== last) {
        last = pixel
        colour = nearest[keyAt(rgba, 4 * (y * width + x))] ?? 0
      }
      const byte = y * stride + 1 + (x >> 1)
      packed[byte] = x & 1 ? (packed[byte] ?? 0) | colour : colour << DEPTH
    }
  }
  return packed
}

function keyAt(rgba: Buffer, place: number): number {
  const cut = 8 - BITS
  const [red, green, blue] = [rgba[place] ?? 0, rgba[place + 1] ?? 0, rgba[place + 2] ?? 0]
  return ((red >> cut) << (2 * BITS)) | ((green >> cut) << BITS) | (blue >> cut)
}

/** The palette's nearest colour for the middle of each group of colours that are looked up as one. */
function nearestColours(palette: readonly Colour[]): Uint8Array {
  const step = 1 << (8 - BITS)
  const middle = (key: number, shift: number) => ((key >> shift) % (1 << BITS)) * step + step / 2
  return Uint8Array.from({ length: 1 << (3 * BITS) }, (_, key) => {
    const wanted = [middle(key, 2 * BITS), middle(key, BITS), middle(key, 0)]
    const distances = palette.map((colour) =>
      colour.reduce((sum, value, channel) => sum + (value - (wanted[channel] ?? 0)) ** 2, 0),
    )
    return distances.indexOf(Math.min(...distances))
  })
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
