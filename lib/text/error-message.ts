/** Returns the message of a thrown value, whether it is an `Error` or not. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
