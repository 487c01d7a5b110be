type Colour = readonly [red: number, green: number, blue: number]

/** The colours of the light theme, copied because an image cannot use the style sheet. */
export const ink = { page: '#f7f6f3', text: '#211e1a', accent: '#b03800', brand: '#ff5200' }

/** The 8 colours of an image: those of the theme, and their blends at the edges of letters and the logo. */
export const palette: readonly Colour[] = [
  parse(ink.page),
  ...blends(ink.page, ink.text, 2),
  ...blends(ink.page, ink.accent, 2),
  ...blends(ink.page, ink.brand, 2),
  ...blends(ink.brand, ink.text, 2).slice(0, 1),
]

function parse(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex')
  return [red, green, blue]
}

/** Returns `count` colours in equal steps from `from`, which is left out, to `to`. */
function blends(from: string, to: string, count: number): Colour[] {
  const [start, end] = [parse(from), parse(to)]
  const at = (channel: 0 | 1 | 2, part: number) => Math.round(start[channel] + (end[channel] - start[channel]) * part)
  return Array.from({ length: count }, (_, index) => (index + 1) / count).map((part) => [
    at(0, part),
    at(1, part),
    at(2, part),
  ])
}

/**
 * The index of the nearest colour, by the upper four bits of red, green and blue. The difference of red and blue counts
 * as well, so that grey is never replaced by a reddish colour.
 */
const nearest = Uint8Array.from({ length: 16 ** 3 }, (_, key) => {
  const pixel = [(key >> 8) * 17, ((key >> 4) & 15) * 17, (key & 15) * 17] as const
  const distances = palette.map((colour) => {
    const [red, green, blue] = [colour[0] - pixel[0], colour[1] - pixel[1], colour[2] - pixel[2]]
    return Math.hypot(red, green, blue, 2 * (red - blue))
  })
  return distances.indexOf(Math.min(...distances))
})

/** Returns the index of the nearest colour for each pixel of an opaque RGBA image. */
export function paletteIndices(rgba: Uint8Array): Uint8Array {
  const indices = new Uint8Array(rgba.length / 4)
  for (let pixel = 0, at = 0; pixel < indices.length; pixel++, at += 4) {
    const [red, green, blue] = [(rgba[at] ?? 0) >> 4, (rgba[at + 1] ?? 0) >> 4, (rgba[at + 2] ?? 0) >> 4]
    indices[pixel] = nearest[(red << 8) | (green << 4) | blue] ?? 0
  }
  return indices
}
