import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharedTempFolder } from '../../content-files/test-fixtures'
import { writeIcons } from './icons'

describe('the icons', async () => {
  const folder = sharedTempFolder({})
  await writeIcons(folder)

  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('the icons have the size that their name states: %s', async (name, size) => {
    expect(await sharp(path.join(folder, 'docs/icons', name)).metadata()).toMatchObject({ width: size, height: size })
  })

  it('the icons include /favicon.ico, for files without an HTML head', async () => {
    const icon = readFileSync(path.join(folder, 'favicon.ico'))
    const image = icon.subarray(22)
    expect([...icon.subarray(0, 14)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0])
    expect([icon.readUInt32LE(14), icon.readUInt32LE(18)]).toEqual([image.length, 22])
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })
})
