/** Operations that combine or filter as many inputs as they have. */
const combining =
  /^(?:AND-EQUAL|BITMAP (?:AND|MINUS|OR)|CONCATENATION|FILTER|INTERSECTION|LOAD|MINUS|MULTI-TABLE|TEMP|UNION)/
/** Operations that read something that is stored or generated. */
const reading =
  /^(?:BITMAP INDEX|COLLECTION ITERATOR|DOMAIN INDEX|EXTERNAL|FAST DUAL|FIXED TABLE|INDEX|JSONTABLE|MAT_VIEW|REMOTE|TABLE|XMLTABLE)/
/** The operations that return the row ids for an access by row id. */
const rowIds = /^(?:BITMAP|BUFFER SORT|DOMAIN INDEX|INDEX|SORT CLUSTER)/

/** Returns the number of inputs of an operation, which the one in the next row may tell. */
export function inputsOf(kind: string, next: string): number {
  if (combining.test(kind)) return Infinity
  if (/^(?:HASH JOIN|MERGE JOIN|NESTED LOOPS)/.test(kind)) return 2
  // the second table of a nested loop is often read after a join with its index
  if (/^(?:MAT_VIEW|TABLE) ACCESS BY .*ROWID/.test(kind)) return rowIds.test(next) ? 1 : 0
  return reading.test(kind) ? 0 : 1
}
