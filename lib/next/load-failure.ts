/** Whether an error means that code or data of a page was not loaded completely; false for errors in the code. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Turbopack's error for a missing file; invalid data; React's error 412, “Connection closed.”, for truncated data
  return (
    error.name === 'ChunkLoadError' || error instanceof SyntaxError || /#412|^Connection closed/.test(error.message)
  )
}
