/** Returns the index of the last of the sorted entries that does not start after an offset; 0 if all of them do. */
export function lastAt<Entry>(entries: readonly Entry[], offset: number, startOf: (entry: Entry) => number): number {
  let [low, high] = [0, entries.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const entry = entries[middle]
    if (entry !== undefined && startOf(entry) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
