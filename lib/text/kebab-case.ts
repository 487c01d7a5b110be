/** Matches a name of lower-case Latin letters and digits, with hyphens between words, such as `covering-index`. */
export const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/
