/** The maximum length of a query in characters; the rest is ignored. */
export const MAX_QUERY_LENGTH = 300
