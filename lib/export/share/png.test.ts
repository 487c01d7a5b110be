import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { paletteEncoder, type Colour } from './png'

const [white, black, orange] = [
  [247, 246, 243],
  [33, 30, 26],
  [255, 82, 0],
] as const satisfies readonly Colour[]

/** What a decoder makes of the PNG of these pixels. */
async function decoded(width: number, ...pixels: Colour[]): Promise<Colour[]> {
  const rgba = Buffer.from(pixels.flatMap((colour) => [...colour, 255]))
  const png = paletteEncoder([white, black, orange])(rgba, { width, height: pixels.length / width })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, pixels.length / width])
  return pixels.map((_, pixel) => [...data.subarray(3 * pixel, 3 * pixel + 3)] as unknown as Colour)
}

describe('paletteEncoder', () => {
  it('keeps the colours of the palette, in rows of even and of odd length', async () => {
    expect(await decoded(2, white, black, orange, orange)).toEqual([white, black, orange, orange])
    expect(await decoded(3, white, black, orange, orange, white, white)).toEqual([
      ...[white, black, orange],
      ...[orange, white, white],
    ])
  })

  it('gives every other colour the nearest one', async () => {
    expect(await decoded(1, [230, 230, 230], [60, 40, 40], [240, 100, 20])).toEqual([white, black, orange])
  })

  it('begins with a black that the palette need not have', async () => {
    expect(await decoded(1, [0, 0, 0], [0, 0, 0])).toEqual([black, black])
  })
})
