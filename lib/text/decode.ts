/** Decodes percent escapes; a text that holds a broken one is returned as it is. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
