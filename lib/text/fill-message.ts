/** Replaces the placeholders of a message, such as `{text}`, with values; keeps placeholders without a value. */
export function fillMessage(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
