import { describe, expect, it } from 'vitest'
import { fontFor, type ShareFont } from './fonts'

describe('fontFor', () => {
  it.each([
    ['keeps Latin and Chinese characters', 'NULL 不是值 – “q”', 'NULL 不是值 – “q”'],
    ['keeps letters that only a later file of the font has', 'ø', 'ø'],
    ['replaces letters that the font lacks by their base letters', 'Paweł Řečický, ő', 'Pawel Recický, o'],
    ['removes other characters that the font lacks', 'a 😀 ✅ ⏩ 한 \u0001b', 'a b'],
  ])('supported %s', async (_, given, expected) => {
    const { supported } = await fontFor(given)
    expect(supported(given)).toBe(expected)
  })

  it('shape places the glyphs of several files after each other', async () => {
    const { shape } = await fontFor('A值不')
    const { glyphs, width } = shape('A值不', 'zh')
    const letter = shape('A', 'zh').width
    expect(glyphs.map(({ x }) => x)).toEqual([0, letter, letter + 1000])
    expect(width).toBe(letter + 2000)
  })

  it('shape kerns letters and joins ligatures', async () => {
    const { shape } = await fontFor('AVffi')
    expect(shape('AV', 'en').width).toBeLessThan(shape('A', 'en').width + shape('V', 'en').width)
    expect(shape('ffi', 'en').glyphs).toHaveLength(1)
  })

  it('shape gives punctuation the width of a Chinese character in Chinese only', async () => {
    const { shape } = await fontFor('’')
    expect(shape('’', 'zh').width).toBe(1000)
    expect(shape('’', 'en').width).toBeLessThan(600)
  })

  it('shape returns the same object for the same glyph', async () => {
    const { shape } = await fontFor('ab')
    const [first, second, last] = shape('aba', 'en').glyphs.map(({ glyph }) => glyph)
    expect(first).toBe(last)
    expect(first).not.toBe(second)
  })

  it('fontFor loads the same glyphs beside another font', async () => {
    const outlines = ({ shape }: ShareFont, text: string) => shape(text, 'zh').glyphs.map(({ glyph }) => glyph.outline)
    const alone = outlines(await fontFor('值'), '值')
    const both = await Promise.all([fontFor('值'), fontFor('不A')])
    expect(outlines(both[0], '值')).toEqual(alone)
  })

  it('shape rejects a character that was not loaded', async () => {
    const { shape } = await fontFor('a')
    expect(() => shape('值', 'zh')).toThrow('the font lacks 值')
  })
})
