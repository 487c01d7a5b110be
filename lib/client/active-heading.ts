/** A heading's position in the window, in pixels from the upper edge of the window. */
export interface HeadingPosition {
  readonly top: number
  readonly bottom: number
}

/**
 * Returns the heading of the section that is being read: the first one in the window if it is fully in its upper half,
 * otherwise the one before it; the last one if all are above the window; undefined before the first one. The navbar,
 * which can hide, is not taken into account.
 */
export function activeHeading<Heading extends HeadingPosition>(
  headings: readonly Heading[],
  windowHeight: number,
): Heading | undefined {
  const index = headings.findIndex(({ top }) => top >= 0)
  const next = headings[index]
  if (!next) return headings.at(-1)
  return next.bottom < windowHeight / 2 ? next : headings[index - 1]
}
