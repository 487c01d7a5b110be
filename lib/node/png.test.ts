import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { compressRows, encodePng, isCompletePng } from './png'

const whole = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

describe('isCompletePng', () => {
  it.each([
    ['written to its end', whole, true],
    ['cut off by a byte', whole.subarray(0, -1), false],
    ['cut off in its middle', whole.subarray(0, whole.length / 2), false],
    ['of no bytes', whole.subarray(0, 0), false],
  ])('isCompletePng detects whether an image is complete: %s', (_, bytes, expected) => {
    const file = path.join(tempFolder({}), 'a.png')
    writeFileSync(file, bytes)
    expect(isCompletePng(file)).toBe(expected)
  })
})

describe('encodePng', () => {
  const palette = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ] as const

  it('encodePng writes a PNG that other programs read', async () => {
    const png = encodePng([compressRows(Uint8Array.of(0, 1, 2, 0), 2, 6)], { width: 2, palette })
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 2, height: 2 })
    expect([...data]).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 0, 0])
  })

  it('encodePng joins parts of an image, with the checksum of all its rows', () => {
    const [width, height] = [120, 200]
    const indices = Uint8Array.from({ length: width * height }, (_, pixel) => (pixel * 7) % 3)
    const parts = [0, 1, 199].map((row, index, rows) =>
      compressRows(indices.subarray(row * width, (rows[index + 1] ?? height) * width), width, 6 + index),
    )
    const png = encodePng(parts, { width, palette })
    const data = png.subarray(png.indexOf('IDAT') + 4)
    // throws if the checksum is wrong
    const rows = inflateSync(data.subarray(0, data.indexOf('IEND') - 8))
    expect(rows).toHaveLength((width / 2 + 1) * height)
    const pixels = [...rows].flatMap((byte, at) => (at % (width / 2 + 1) === 0 ? [] : [byte >> 4, byte & 15]))
    expect(Buffer.compare(Uint8Array.from(pixels), indices)).toBe(0)
  })
})
