import { readFileSync } from 'node:fs'
import { decompress } from 'wawoff2'
import { loadHarfBuzz, type HarfBuzzFont } from './harfbuzz'

/** The font weight of share images. */
const WEIGHT = 640

/** A glyph; a file of the font has one object for each. Lengths are in thousandths of the font size. */
export interface Glyph {
  /** The outline as an SVG path, whose y axis points upwards. */
  readonly outline: string
  readonly left: number
  readonly right: number
  /** The distances from the baseline upwards. */
  readonly top: number
  readonly bottom: number
}

/** A glyph, its offset from the current point, and the distance to the next one. */
interface ShapedGlyph {
  readonly glyph: Glyph
  readonly x: number
  readonly y: number
  readonly advance: number
}

/** A file of the font. */
export interface FontPart {
  readonly characters: ReadonlySet<string>
  /** Returns the glyphs of a text; `features` are names of OpenType features. */
  readonly shape: (text: string, features: string) => ShapedGlyph[]
}

/** Loads a WOFF2 file, with 1,000 units per em. */
export async function loadPart(file: string): Promise<FontPart> {
  const harfBuzz = await loadHarfBuzz()
  const face = harfBuzz.createFace(harfBuzz.createBlob(await readWoff2(file)), 0)
  const font = harfBuzz.createFont(face)
  font.setVariations({ wght: WEIGHT })
  const glyphs = new Map<number, Glyph>()
  const glyphOf = (id: number): Glyph => {
    const glyph = glyphs.get(id) ?? glyphFrom(font, id)
    glyphs.set(id, glyph)
    return glyph
  }
  return {
    characters: new Set([...face.collectUnicodes()].map((codePoint) => String.fromCodePoint(codePoint))),
    shape: (text, features) => {
      const buffer = harfBuzz.createBuffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      harfBuzz.shape(font, buffer, features)
      const shaped = buffer.json().map(({ g, dx, dy, ax }) => ({ glyph: glyphOf(g), x: dx, y: dy, advance: ax }))
      buffer.destroy()
      return shaped
    },
  }
}

let lastFile: Promise<unknown> = Promise.resolve()

/** Reads WOFF2 files one at a time, because `decompress` returns a view of memory that its next call overwrites. */
function readWoff2(file: string): Promise<Uint8Array> {
  const data = lastFile.then(async () => Uint8Array.from(await decompress(readFileSync(file))))
  lastFile = data.catch(() => undefined)
  return data
}

function glyphFrom(font: HarfBuzzFont, id: number): Glyph {
  const { xBearing: left, yBearing: top, width, height } = font.glyphExtents(id)
  // below the y axis, which points upwards, heights are negative
  return { outline: font.glyphToPath(id), left, right: left + width, top, bottom: top + height }
}
