type Translate = (text: string) => Promise<string>

/** Returns functions that translate an expression, and a condition, with the translation of statements. */
export function expressionsBy(translateStatement: Translate): { expression: Translate; condition: Translate } {
  const expression: Translate = async (text) => (await translateStatement(`SELECT ${text}`)).replace(/^SELECT\s+/, '')
  return {
    expression,
    // a condition is no column
    condition: async (text) => `(${conditionOf(await expression(`CASE WHEN ${text} THEN 1 END`))})`,
  }
}

/** Returns the condition of `CASE WHEN condition THEN 1 END`. */
function conditionOf(text: string): string {
  return text.replace(/^CASE\s+WHEN\s+/, '').replace(/\s+THEN\s+1\s+END$/, '')
}
