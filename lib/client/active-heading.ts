/** A heading's position in the window, in pixels from the upper edge of the window. */
export interface HeadingPosition {
  readonly top: number
  readonly bottom: number
}

/**
 * Returns the heading of the section being read: the first heading in the window if it lies fully in the upper half,
 * otherwise the heading before it; the last heading if all are above the window; undefined before the first heading.
 * Ignores the navbar, which can hide.
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
