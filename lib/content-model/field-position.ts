import type { TextPosition } from './prose'

/** Returns the position of a frontmatter field, or of a value in it, in its file; line 1 if the field is absent. */
export function fieldPosition({ yaml }: { readonly yaml: string }, field: string, value = ''): TextPosition {
  const lines = yaml.split('\n')
  const from = lines.findIndex((line) => line.startsWith(`${field}:`))
  if (from < 0) return { line: 1, column: 1 }
  const at = lines.findIndex((line, index) => index >= from && line.includes(value))
  if (value === '' || at < 0) return { line: from + 2, column: 1 }
  const start = at === from ? field.length + 1 : 0
  return { line: at + 2, column: Math.max(0, lines[at]?.indexOf(value, start) ?? 0) + 1 }
}
