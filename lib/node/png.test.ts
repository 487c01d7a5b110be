import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '../content-files/test-fixtures'
import { encodePng, isCompletePng } from './png'

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
  it('encodePng writes a PNG that other programs read', async () => {
    const png = encodePng({ width: 2, height: 2, indices: Uint8Array.of(0, 1, 2, 0) }, [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
    ])
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 2, height: 2 })
    expect([...data]).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 0, 0])
  })
})
