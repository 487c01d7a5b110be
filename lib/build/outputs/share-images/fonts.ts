import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'satori'
import subsetFont from 'subset-font'

/** The font weight of share images. */
const WEIGHT = 640

const folder = path.dirname(
  createRequire(path.join(process.cwd(), 'package.json')).resolve('@fontsource-variable/noto-sans-sc/package.json'),
)

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

function partOf(character: string): Part | undefined {
  // the table includes control characters
  if (/\p{Cc}/u.test(character)) return undefined
  return fontParts().find(({ has }) => has(character.codePointAt(0) ?? 0))
}

/** The ellipsis at the end of a truncated title. */
const ellipsis = '…'

/** Removes the characters that the font lacks, such as emoji, and collapses white space. */
export function supportedText(text: string): string {
  return [...text].filter(partOf).join('').replace(/\s+/g, ' ').trim()
}

/** Returns subset fonts with the characters of `text` and the ellipsis; `font-family` must list all their names. */
export async function fontsFor(text: string): Promise<Font[]> {
  const wanted = new Map<string, string>()
  for (const character of new Set(text + ellipsis)) {
    const part = partOf(character)
    if (part) wanted.set(part.name, (wanted.get(part.name) ?? '') + character)
  }
  return Promise.all(
    [...wanted].map(async ([name, characters]) => {
      const file = readFileSync(path.join(folder, 'files', `noto-sans-sc-${name}-wght-normal.woff2`))
      const data = await subsetFont(file, characters, { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } })
      return { name, data, weight: 400, style: 'normal' } as const
    }),
  )
}
