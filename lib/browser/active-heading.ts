/** A heading's place in the window, in pixels from its upper edge. */
export interface HeadingPlace {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/**
 * The heading a reader is at: the first one below `offset` (the navbar's height, 0 where it hides) when it lies fully
 * in the upper half of the window, else the one before it; the last one below all headings; none above all of them.
 */
export function activeHeading(
  headings: readonly HeadingPlace[],
  offset: number,
  windowHeight: number,
): string | undefined {
  const index = headings.findIndex(({ top }) => top >= offset)
  if (index < 0) return headings.at(-1)?.id
  const next = headings[index]
  const isInUpperHalf = next !== undefined && next.bottom > 0 && next.bottom < windowHeight / 2
  return isInUpperHalf ? next.id : headings[index - 1]?.id
}
