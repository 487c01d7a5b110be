/** What a thrown value says, whether it is an error or not. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
