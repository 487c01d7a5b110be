/** A heading's place in the window, in pixels from its upper edge. */
export interface HeadingPlace {
  readonly top: number
  readonly bottom: number
}

/**
 * The heading a reader is at: the first one in the window when it lies fully in its upper half, else the one before it;
 * the last one above the window when none is below; none above all of them. The navbar, which hides, counts for nothing.
 */
export function activeHeading<Place extends HeadingPlace>(
  headings: readonly Place[],
  windowHeight: number,
): Place | undefined {
  const index = headings.findIndex(({ top }) => top >= 0)
  const next = headings[index]
  if (!next) return headings.at(-1)
  return next.bottom < windowHeight / 2 ? next : headings[index - 1]
}
