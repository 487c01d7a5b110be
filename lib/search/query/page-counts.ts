/** The number of pages that the dialog shows; each costs a request for its text, and the results page has more. */
export const dialogPages = 4

/**
 * How many pages the results page shows at first, and more each time. Their texts put them in order among themselves: those
 * of a later step stand below those that are shown already.
 */
export const resultsStep = 10
