/** Waits for parts of a work that run side by side; a failure is thrown only when none of them is at work any more. */
export async function waitForAll(parts: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(parts)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
