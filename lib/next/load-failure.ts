/** Whether an error means that code or data of the page did not arrive whole, rather than that they are wrong. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // the bundler's word for a missing file; broken data; React's 412, “Connection closed.”, for data that ends early
  return (
    error.name === 'ChunkLoadError' || error instanceof SyntaxError || /#412|^Connection closed/.test(error.message)
  )
}
