import { createRequire } from 'node:module'
import path from 'node:path'

/** The part of harfbuzzjs, which has no types, that draws text. */
interface HarfBuzz {
  createBlob(font: Uint8Array): unknown
  createFace(blob: unknown, index: number): { collectUnicodes(): Uint32Array }
  createFont(face: unknown): HarfBuzzFont
  createBuffer(): HarfBuzzBuffer
  /** Shapes the text of a buffer with `features` of OpenType beside those that are on by default. */
  shape(font: HarfBuzzFont, buffer: HarfBuzzBuffer, features: string): void
}

export interface HarfBuzzFont {
  setVariations(axes: Readonly<Record<string, number>>): void
  /** Returns the outline as an SVG path, whose y axis points upwards. */
  glyphToPath(id: number): string
  /** Returns the box around the outline; `height` is negative, because it is measured downwards from `yBearing`. */
  glyphExtents(id: number): { xBearing: number; yBearing: number; width: number; height: number }
}

interface HarfBuzzBuffer {
  addText(text: string): void
  guessSegmentProperties(): void
  /** Returns the glyphs: their ids, offsets (`dx`, `dy`) and advances (`ax`). */
  json(): { g: number; dx: number; dy: number; ax: number }[]
  destroy(): void
}

// the package exports a promise, which `import` mistakes for a module that is still loading
const require = createRequire(path.join(process.cwd(), 'package.json'))

/** Loads HarfBuzz, which is WebAssembly. */
export function loadHarfBuzz(): Promise<HarfBuzz> {
  return require('harfbuzzjs') as Promise<HarfBuzz>
}
