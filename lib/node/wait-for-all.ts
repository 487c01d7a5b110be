/** Waits until all promises are settled, then throws the reason of the first rejected promise in the list, if any. */
export async function waitForAll(parts: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(parts)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
