/** How many pages the dialog shows; each costs its text, and more of them are on the results page. */
export const dialogPages = 4

/**
 * How many pages the results page shows at first, and more each time. Their texts put them in order among themselves: those
 * of a later step stand below those that are shown already.
 */
export const resultsStep = 10
