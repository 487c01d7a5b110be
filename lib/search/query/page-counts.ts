/** The number of pages that the dialog shows; each costs a request for its text, and the results page has more. */
export const dialogPages = 4

/**
 * The number of pages that the results page adds at a time. Pages are reordered within a step only, so that those
 * already shown stay in place.
 */
export const resultsStep = 10
