import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Locale } from '../../../i18n/locales'
import { loadPart, type FontPart, type Glyph } from './font-part'

const require = createRequire(path.join(process.cwd(), 'package.json'))
const folder = path.dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'))

interface FontFile {
  readonly name: string
  readonly has: (codePoint: number) => boolean
}

let files: readonly FontFile[] | undefined

/** Reads the font's table of the characters in each of its files. */
function fontFiles(): readonly FontFile[] {
  files ??= Object.entries(
    JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>,
  )
    .map(([key, ranges]) => ({ name: key.replace(/[[\]]/g, ''), has: inRanges(ranges) }))
    // complete scripts before numbered subsets, so that a Latin word is rendered from a single file
    .sort((a, b) => Number(/^\d/.test(a.name)) - Number(/^\d/.test(b.name)))
  return files
}

/** Parses a `unicode-range` such as `U+20-7E,U+A0`; returns a predicate for code points. */
function inRanges(list: string): (codePoint: number) => boolean {
  const ranges = list.split(',').map((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((end) => parseInt(end, 16))
    return { from, to }
  })
  return (codePoint) => ranges.some(({ from, to }) => codePoint >= from && codePoint <= to)
}

/** The ellipsis at the end of a truncated title. */
export const ellipsis = '…'

/** A glyph and its position on the baseline, in thousandths of the font size; the y axis points upwards. */
export interface PlacedGlyph {
  readonly glyph: Glyph
  readonly x: number
  readonly y: number
}

/** A line of text; its width is in thousandths of the font size. */
export interface ShapedText {
  readonly glyphs: readonly PlacedGlyph[]
  readonly width: number
}

/** The OpenType features of a language: in English, quotation marks are not as wide as a Chinese character. */
const features: Record<Locale, string> = { en: 'palt', zh: '' }

/** The font of share images, which is in many files, each with some of the characters. */
export interface ShareFont {
  /** Replaces letters that the font lacks by their base letters, removes other such characters, collapses white space. */
  readonly supported: (text: string) => string
  /** Returns the glyphs of a text of which the font supports every character. */
  readonly shape: (text: string, locale: Locale) => ShapedText
}

/** Returns the font, of which only the files with the characters of `text` and the ellipsis are loaded. */
export async function fontFor(text: string): Promise<ShareFont> {
  const wanted = new Set([...text, ...baseLetters(text), ellipsis])
  const parts = new Map<string, FontPart>()
  for (const { name, has } of fontFiles()) {
    // a file lacks some characters of its ranges, which a later file may have
    const open = [...wanted].filter((character) => !parts.has(character) && has(character.codePointAt(0) ?? 0))
    if (open.length === 0) continue
    const part = await loadPart(path.join(folder, 'files', `noto-sans-sc-${name}-wght-normal.woff2`))
    for (const character of open) if (part.characters.has(character)) parts.set(character, part)
  }
  return { supported: (given) => keep(given, parts), shape: (given, locale) => shape(given, locale, parts) }
}

function shape(text: string, locale: Locale, parts: ReadonlyMap<string, FontPart>): ShapedText {
  const runs: { part: FontPart; text: string }[] = []
  for (const character of text) {
    const [part, last] = [parts.get(character), runs.at(-1)]
    if (part === undefined) throw new Error(`the font lacks ${character}`)
    if (last?.part === part) last.text += character
    else runs.push({ part, text: character })
  }
  let width = 0
  const glyphs = runs
    .flatMap((run) => run.part.shape(run.text, features[locale]))
    .map(({ glyph, advance, x, y }) => {
      const placed = { glyph, x: width + x, y }
      width += advance
      return placed
    })
  return { glyphs, width }
}

function keep(text: string, known: { has(character: string): boolean }): string {
  // the font includes control characters
  const printable = text.replace(/\p{Cc}/gu, '')
  const letters = [...printable].map((character) => (known.has(character) ? character : baseLetters(character)))
  return [...letters.join('')]
    .filter((character) => known.has(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns a text without diacritics. */
function baseLetters(text: string): string {
  // these letters have no canonical decomposition
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L')
}
