/** The number of bounds that are combined with each other. */
const BOUNDS = 12

/** Returns range literals whose bounds are in the texts, alone and in pairs; not all of them are valid input. */
export function rangeCandidates(texts: readonly string[]): string[] {
  const bounds = [...new Set(texts.flatMap(boundsOf))].slice(0, BOUNDS)
  const alone = bounds.flatMap((bound) => [
    `[${bound},${bound}]`,
    `(,${bound})`,
    `(,${bound}]`,
    `[${bound},)`,
    `(${bound},)`,
  ])
  const pairs = bounds.flatMap((lower) =>
    bounds.filter((upper) => upper !== lower).flatMap((upper) => [`[${lower},${upper})`, `(${lower},${upper}]`]),
  )
  return [...texts, ...alone, ...pairs]
}

/** Returns the bounds of a text that is a range literal, such as `[1,5)`; the text itself if it is none. */
function boundsOf(text: string): string[] {
  const [, inner] = /^[[(](.*)[\])]$/.exec(text) ?? []
  if (inner === undefined) return /\d/.test(text) ? [text] : []
  return inner
    .split(',')
    .map((bound) => bound.trim())
    .filter((bound) => bound !== '')
}
