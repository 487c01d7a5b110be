/** The maximum number of pages in the dialog, because each requires a request for its text. */
export const dialogPages = 4

/**
 * The number of pages that the results page adds per step. Pages are reordered only within a step, so that pages
 * already shown keep their positions.
 */
export const resultsStep = 10
