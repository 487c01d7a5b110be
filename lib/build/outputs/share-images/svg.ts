import sharp from 'sharp'
import type { Glyph } from './font-part'
import { ink, paletteIndices } from './palette'

interface GlyphStyle {
  /** A point on the baseline. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
}

/** Returns a glyph as an SVG element. */
export function glyphSvg({ outline }: Glyph, { x, y, size, color }: GlyphStyle): string {
  const scale = size / 1000
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}" d="${outline}"/>`
}

/** Draws SVG elements on the colour of the page; returns an index of the palette for each pixel. */
export async function drawSvg(
  { width, height }: { readonly width: number; readonly height: number },
  elements: readonly string[],
): Promise<Uint8Array> {
  const page = `<rect width="${width}" height="${height}" fill="${ink.page}"/>`
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`
  return paletteIndices(
    await sharp(Buffer.from(`${start}${page}${elements.join('')}</svg>`))
      .raw()
      .toBuffer(),
  )
}
