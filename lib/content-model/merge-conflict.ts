/** Advice on the marks that git writes into a file with a merge conflict. */
export const MERGE_CONFLICT =
  'Resolve the merge conflict: keep one of its two texts, and delete the lines with <<<<<<<, ======= and >>>>>>>'
