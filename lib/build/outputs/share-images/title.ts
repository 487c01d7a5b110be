import { shareSize, type ShareText } from '../../../seo/share-image'
import type { Glyph } from './font-part'
import type { ShareFont } from './fonts'
import { drawGlyphs, type GlyphBitmap } from './glyph-bitmaps'
import { wrap } from './wrap'

/** The distance between the texts and the left and right edges of an image. */
export const margin = 72
/** Letters ascend above the first line of a title, and descend below the last one. */
const PADDING = 16
const MAX_LINES = 4
/** The height of a line, and the distance from its top to the baseline, as parts of the font size. */
const line = { height: 1.25, baseline: 1.061 }

/** Returns a function that draws the rows of an image in which its title stands. Each glyph is drawn once for a size. */
export function titleRenderer(font: ShareFont): (text: ShareText) => Promise<Uint8Array> {
  const bySize = new Map<number, Map<Glyph, GlyphBitmap>>()
  return async ({ title, locale }) => {
    const size = titleSize(title)
    const pixels = (length: number) => (length * size) / 1000
    const lines = wrap(font.supported(title), {
      width: shareSize.width - 2 * margin,
      lines: MAX_LINES,
      measure: (text) => pixels(font.shape(text, locale).width),
    })
    const placed = lines.flatMap((text, index) =>
      font.shape(text, locale).glyphs.map(({ glyph, x, y }) => ({
        glyph,
        x: margin + Math.round(pixels(x)),
        y: PADDING + Math.round((index * line.height + line.baseline) * size - pixels(y)),
      })),
    )
    const bitmaps = bySize.get(size) ?? new Map<Glyph, GlyphBitmap>()
    bySize.set(size, bitmaps)
    const glyphs = new Set(placed.map(({ glyph }) => glyph))
    const missing = [...glyphs].filter((glyph) => !bitmaps.has(glyph))
    for (const [glyph, bitmap] of await drawGlyphs(missing, size)) bitmaps.set(glyph, bitmap)
    const indices = new Uint8Array((lines.length * line.height * size + 2 * PADDING) * shareSize.width)
    for (const { glyph, x, y } of placed) {
      const bitmap = bitmaps.get(glyph)
      if (bitmap) copyGlyph(bitmap, indices, x, y)
    }
    return indices
  }
}

/** Copies the pixels of a glyph that stands on the baseline at `x` and `y`, except for those in the colour of the page. */
function copyGlyph({ left, top, width, height, ...bitmap }: GlyphBitmap, indices: Uint8Array, x: number, y: number) {
  for (let row = 0; row < height; row++) {
    const [from, to] = [row * bitmap.stride, (y + top + row) * shareSize.width + x + left]
    for (let column = 0; column < width; column++) {
      const index = bitmap.indices[from + column] ?? 0
      // the indices of the page, of the edges of letters and of letters are 0, 1 and 2
      if (index > (indices[to + column] ?? 0)) indices[to + column] = index
    }
  }
}

/** Returns the font size of a title, which decreases with its length; a Chinese character counts as two letters. */
function titleSize(title: string): number {
  const letters = [...title].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0)
  return letters <= 44 ? 84 : letters <= 80 ? 68 : 56
}
