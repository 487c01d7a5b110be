import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'satori'
import subsetFont from 'subset-font'

/** The font weight of share images. */
const WEIGHT = 640

const require = createRequire(path.join(process.cwd(), 'package.json'))
const folder = path.dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'))

interface Part {
  readonly name: string
  readonly has: (codePoint: number) => boolean
}

let parts: readonly Part[] | undefined

/** Reads the font's table of the characters in each of its files. */
function fontParts(): readonly Part[] {
  parts ??= Object.entries(
    JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>,
  )
    .map(([key, ranges]) => ({ name: key.replace(/[[\]]/g, ''), has: inRanges(ranges) }))
    // complete scripts before numbered subsets, so that a Latin word is rendered from a single file
    .sort((a, b) => Number(/^\d/.test(a.name)) - Number(/^\d/.test(b.name)))
  return parts
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
const ellipsis = '…'

/** The font of share images, reduced to the characters of their texts. */
export interface ShareFonts {
  /** The font in parts; `font-family` must list all their names. */
  readonly fonts: Font[]
  /** Replaces letters that the font lacks by their base letters, removes other such characters, collapses white space. */
  readonly supported: (text: string) => string
}

/** Returns the font with the characters of `text` and the ellipsis. */
export async function fontsFor(text: string): Promise<ShareFonts> {
  const wanted = new Set([...text, ...baseLetters(text), ellipsis])
  const known = new Set<string>()
  const fonts: Font[] = []
  for (const { name, has } of fontParts()) {
    // a part lacks some characters of its ranges, which a later part may have
    const open = [...wanted].filter((character) => !known.has(character) && has(character.codePointAt(0) ?? 0))
    if (open.length === 0) continue
    const file = readFileSync(path.join(folder, 'files', `noto-sans-sc-${name}-wght-normal.woff2`))
    const data = await subsetFont(file, open.join(''), { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } })
    const characters = await charactersOf(data)
    characters.forEach((character) => known.add(character))
    // satori rejects a font without characters
    if (characters.length > 0) fonts.push({ name, data, weight: 400, style: 'normal' })
  }
  return { fonts, supported: (part) => keep(part, known) }
}

function keep(text: string, known: ReadonlySet<string>): string {
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

interface Destroyable {
  destroy(): void
}

/** The part of harfbuzzjs, which has no types, that lists the characters of a font. */
interface HarfBuzz {
  createBlob(font: Uint8Array): Destroyable
  createFace(blob: Destroyable, index: number): Destroyable & { collectUnicodes(): Uint32Array }
}

async function charactersOf(font: Uint8Array): Promise<string[]> {
  // the package exports a promise, which `import` mistakes for a module that is still loading
  const { createBlob, createFace } = await (require('harfbuzzjs') as Promise<HarfBuzz>)
  const blob = createBlob(font)
  const face = createFace(blob, 0)
  const characters = [...face.collectUnicodes()].map((codePoint) => String.fromCodePoint(codePoint))
  face.destroy()
  blob.destroy()
  return characters
}
