/** Runs `work` on every item, on at most `limit` of them at the same time. Rejects when the work on one rejects. */
export async function forEachLimited<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]()
  const workThrough = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: limit }, workThrough))
}
