/*
 * Where in `sidebars.ts` something stands. The file is code: its values come without their places, so these are looked
 * up in its text.
 */

/** The 1-based line on which the value at a path begins, as near as the names on the way to it tell. */
export function lineOfPath(source: string, root: unknown, path: readonly PropertyKey[]): number {
  const lines = source.split('\n')
  let at = 0
  let value = root
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined
    const mark = typeof step === 'string' ? step : markOf(value)
    const found = lines.findIndex((line, index) => index >= at && mark !== undefined && holds(line, mark))
    if (found >= 0) at = found
  }
  return at + 1
}

/** Where loading the file failed, by the error's own words. */
export function lineOfError(error: Error): { line: number; message: string } {
  const place = /sidebars\.ts(?:\?[^:\s]*)?:(\d+):\d+/.exec(error.stack ?? error.message)
  return { line: Number(place?.[1] ?? 1), message: error.message.replace(/^[^]*ERROR: /, '') }
}

/** What an item says that nothing else is likely to say. */
function markOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null) return undefined
  const { label, link, href, type } = item as Record<string, unknown>
  const name = typeof label === 'object' && label !== null ? Object.values(label)[0] : label
  return [name, link, href, type].find((text) => typeof text === 'string')
}

/** Whether a line has the text as a whole word. */
function holds(line: string, text: string): boolean {
  const index = line.indexOf(text)
  const isWord = (character: string | undefined) => character !== undefined && /[\w/-]/.test(character)
  return index >= 0 && !isWord(line[index - 1]) && !isWord(line[index + text.length])
}
