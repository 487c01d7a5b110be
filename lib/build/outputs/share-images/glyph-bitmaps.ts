import type { Glyph } from './font-part'
import { ink } from './palette'
import { drawSvg, glyphSvg } from './svg'

/** A drawn glyph: an index of the palette for each pixel, and where its first pixel is from a point on the baseline. */
export interface GlyphBitmap {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly indices: Uint8Array
  /** The number of indices from a row to the next one. */
  readonly stride: number
}

/** Draws glyphs in the colour of text, below each other in a single image. */
export async function drawGlyphs(glyphs: readonly Glyph[], size: number): Promise<Map<Glyph, GlyphBitmap>> {
  let rows = 0
  const cells = glyphs.map((glyph) => {
    const cell = { glyph, row: rows, box: pixelBox(glyph, size / 1000) }
    rows += cell.box.height
    return cell
  })
  // spaces have no pixels
  if (rows === 0) return new Map()
  const stride = Math.max(...cells.map(({ box }) => box.width))
  const elements = cells.map(({ glyph, row, box }) =>
    glyphSvg(glyph, { x: -box.left, y: row - box.top, size, color: ink.text }),
  )
  const image = await drawSvg({ width: stride, height: rows }, elements)
  return new Map(
    cells.map(({ glyph, row, box }) => {
      const indices = image.subarray(row * stride, (row + box.height) * stride)
      return [glyph, { ...box, indices, stride }]
    }),
  )
}

/** Returns the box of the pixels that a glyph touches. */
function pixelBox({ left, top, right, bottom }: Glyph, scale: number) {
  const [x, y] = [Math.floor(left * scale), Math.floor(-top * scale)]
  return { left: x, top: y, width: Math.ceil(right * scale) - x, height: Math.ceil(-bottom * scale) - y }
}
