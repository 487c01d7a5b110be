import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { tempFolder } from './test-fixtures'

/** Loads the module with a project folder of its own, which has the cache. */
async function load() {
  const folder = tempFolder({ 'lib/content-files/image-variants.ts': '' })
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  vi.resetModules()
  onTestFinished(() => {
    vi.resetModules()
  })
  return { folder, ...(await import('./image-variants')) }
}

/** Returns a PNG image of noise, which is larger than its WebP files. */
function noise(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

it('an image has WebP files in the widths of the column, and none wider than itself', async () => {
  const { folder, encodeVariants, readVariants } = await load()
  const file = path.join(folder, 'a b.png')
  await noise(900, 60).png().toFile(file)
  expect(readVariants(file)).toEqual([])
  const variants = await encodeVariants(file)
  expect(variants.map(({ name, width }) => [name.replace(/\.\w{8}-/, '.HASH-'), width])).toEqual([
    ['a-b.HASH-720.webp', 720],
    ['a-b.HASH-900.webp', 900],
  ])
  expect(readVariants(file)).toEqual(variants)
  expect(await Promise.all(variants.map(async ({ file }) => (await sharp(file).metadata()).width))).toEqual([720, 900])
})

it('a wide image has no WebP file for more than two device pixels per CSS pixel', async () => {
  const { folder, encodeVariants } = await load()
  const file = path.join(folder, 'wide.jpg')
  await noise(2000, 60).jpeg({ quality: 100 }).toFile(file)
  expect((await encodeVariants(file)).map(({ width }) => width)).toEqual([720, 1440])
})

it('an image that the camera has rotated is encoded upright', async () => {
  const { folder, encodeVariants } = await load()
  const file = path.join(folder, 'rotated.jpg')
  await noise(60, 900).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toFile(file)
  expect((await encodeVariants(file)).map(({ width }) => width)).toEqual([720, 900])
})

it('small and animated images, and other formats, have no WebP files', async () => {
  const { folder, encodeVariants } = await load()
  const png = await noise(900, 60).png().toBuffer()
  const animated = Buffer.concat([png.subarray(0, 33), Buffer.from('acTL'), png.subarray(33)])
  writeFileSync(path.join(folder, 'animated.png'), animated)
  writeFileSync(path.join(folder, 'a.gif'), png)
  writeFileSync(path.join(folder, 'a.svg'), png)
  await noise(20, 20).png().toFile(path.join(folder, 'small.png'))
  for (const name of ['animated.png', 'a.gif', 'a.svg', 'small.png'])
    expect(await encodeVariants(path.join(folder, name)), name).toEqual([])
})

it('an image that is smaller than its WebP file has no WebP files', async () => {
  const { folder, encodeVariants } = await load()
  const file = path.join(folder, 'bad.jpg')
  await noise(700, 300).jpeg({ quality: 12 }).toFile(file)
  expect(await encodeVariants(file)).toEqual([])
})
