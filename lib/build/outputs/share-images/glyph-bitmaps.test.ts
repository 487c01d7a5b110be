import { describe, expect, it } from 'vitest'
import { fontFor } from './fonts'
import { drawGlyphs, type GlyphBitmap } from './glyph-bitmaps'

const { shape } = await fontFor('pH值 ')

function glyphsOf(text: string) {
  return shape(text, 'zh').glyphs.map(({ glyph }) => glyph)
}

/** Returns the pixels of a bitmap, row by row. */
function pixels({ width, height, stride, indices }: GlyphBitmap): number[][] {
  return Array.from({ length: height }, (_, row) => [...indices.subarray(row * stride, row * stride + width)])
}

describe('drawGlyphs', () => {
  it('drawGlyphs draws a glyph with the same pixels beside any others', async () => {
    const [alone] = (await drawGlyphs(glyphsOf('值'), 84)).values()
    const beside = [...(await drawGlyphs(glyphsOf('pH值'), 84)).values()].at(-1)
    expect(alone && pixels(alone)).toEqual(beside && pixels(beside))
  })

  it('drawGlyphs returns boxes around the baseline', async () => {
    const [p, H] = [...(await drawGlyphs(glyphsOf('pH'), 100)).values()]
    // a descender of 22 % of the font size, and a capital letter of almost three quarters
    expect(p && p.top + p.height).toBe(22)
    expect(H).toMatchObject({ top: -74, height: 74 })
  })

  it('drawGlyphs draws nothing for a space', async () => {
    expect((await drawGlyphs(glyphsOf(' '), 84)).size).toBe(0)
    expect(await drawGlyphs([], 84)).toEqual(new Map())
  })
})
