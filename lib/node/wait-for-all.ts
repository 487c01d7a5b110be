/**
 * Waits until all promises are settled, then returns their values, or throws the reason of the first rejected promise in
 * the list.
 */
export async function waitForAll<Parts extends readonly Promise<unknown>[] | []>(parts: Parts) {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}
