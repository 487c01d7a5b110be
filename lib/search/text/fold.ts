/** Writes a text's traditional characters as simplified ones; `pairs` holds each followed by its simplified one. */
export function simplified(text: string, pairs: string): string {
  const forms = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, traditional, simple]) => [traditional, simple]))
  return text.replace(/\p{Script=Han}/gu, (character) => forms.get(character) ?? character)
}
