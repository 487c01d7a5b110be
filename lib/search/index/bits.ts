/*
 * Numbers as a stream of bits in Base64. Compression removes what Base64 adds. Numbers are below 2^23, because the
 * operators of JavaScript work on 32 bits.
 */

export interface BitWriter {
  /** Writes a number from 0 to `range - 1` in a truncated binary code. */
  number(value: number, range: number): void
  /** Writes a number above 0 whose range is unknown in Elias’s gamma code, which is short for small numbers. */
  gamma(value: number): void
  /** Returns what was written. */
  text(): string
}

/** Reads what a `BitWriter` has written, in the same order. Throws an error at the end of the text. */
export interface BitReader {
  number(range: number): number
  gamma(): number
}

/** Returns an empty stream of bits to write to. */
export function writeBits(): BitWriter {
  let bytes = ''
  let buffer = 0
  let used = 0
  const bits = (value: number, width: number) => {
    buffer = (buffer << width) | value
    for (used += width; used >= 8; used -= 8) bytes += String.fromCharCode((buffer >>> (used - 8)) & 255)
  }
  return {
    number(value, range) {
      const width = widthOf(range)
      const short = shortCodes(range, width)
      if (value < short) bits(value, width)
      else bits(value + short, width + 1)
    },
    gamma(value) {
      bits(0, widthOf(value))
      bits(value, widthOf(value) + 1)
    },
    text: () => btoa(used > 0 ? bytes + String.fromCharCode((buffer << (8 - used)) & 255) : bytes),
  }
}

/** Opens a stream that a `BitWriter` has written. */
export function readBits(text: string): BitReader {
  const bytes = atob(text)
  let at = 0
  let buffer = 0
  let available = 0
  const bits = (width: number) => {
    for (; available < width; available += 8) {
      if (at === bytes.length) throw new Error('a shard of the search index is damaged')
      buffer = (buffer << 8) | bytes.charCodeAt(at++)
    }
    available -= width
    return (buffer >>> available) & ((1 << width) - 1)
  }
  return {
    number(range) {
      const width = widthOf(range)
      const value = bits(width)
      const short = shortCodes(range, width)
      return value < short ? value : value * 2 + bits(1) - short
    },
    gamma() {
      let width = 0
      while (bits(1) === 0) width++
      return (1 << width) | bits(width)
    },
  }
}

/** Returns the number of bits after the first one of a number. */
function widthOf(value: number): number {
  return 31 - Math.clz32(value)
}

/** Returns how many numbers of a range have a code of `width` bits; the others have one of a bit more. */
function shortCodes(range: number, width: number): number {
  return (2 << width) - range
}
