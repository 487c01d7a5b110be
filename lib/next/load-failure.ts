/** Whether an error means that code was not loaded completely; false for errors in the code. */
export function isLoadFailure(error: unknown): boolean {
  // Turbopack's error for a missing file; a file that is not what it should be
  return error instanceof Error && (error.name === 'ChunkLoadError' || error instanceof SyntaxError)
}
