/** Converts traditional characters to simplified ones; in `pairs`, each is followed by its simplified form. */
export function toSimplified(text: string, pairs: string): string {
  const forms = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, traditional, simple]) => [traditional, simple]))
  return text.replace(/\p{Script=Han}/gu, (character) => forms.get(character) ?? character)
}
