/** Decodes percent escapes; returns the text unchanged if it contains an invalid escape. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
