/** A piece of SQL text: its kind is what a dialect must know to change it. */
export interface Token {
  readonly kind: 'space' | 'word' | 'number' | 'text' | 'quoted' | 'backtick' | 'bracket' | 'sign'
  readonly text: string
}

const patterns: readonly [Token['kind'], RegExp][] = [
  ['space', /(?:\s|--[^\n]*(?:\n|$)|#[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/y],
  ['text', /'(?:[^'\\]|''|\\[\s\S])*'/y],
  ['quoted', /"(?:[^"\\]|""|\\[\s\S])*"/y],
  ['backtick', /`(?:[^`]|``)*`/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+/y],
  ['word', /(?:[\p{L}_@]|\$(?=[\p{L}_]))[\p{L}\p{N}_$@]*/uy],
  ['sign', /<=>|<>|<=|>=|!=|\|\||&&|:=|::|[\s\S]/y],
]

/** Cuts a text into tokens; joined again they are the text. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < source.length;) {
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = at
      const text = pattern.exec(source)?.[0]
      if (!text) continue
      tokens.push({ kind, text })
      at += text.length
      break
    }
  }
  return tokens
}

/** Whether a token is this word, in any case. */
export function isWord(token: Token | undefined, ...words: string[]): boolean {
  return token?.kind === 'word' && words.includes(token.text.toLowerCase())
}

/** Returns the next token from `at` that is not white space. */
export function nextSolid(tokens: readonly Token[], at: number): number {
  let index = at
  while (tokens[index]?.kind === 'space') index++
  return index
}

/** The index behind the parenthesis that closes the one at `open`. */
export function afterParenthesis(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length; index++) {
    if (tokens[index]?.text === '(') depth++
    if (tokens[index]?.text === ')' && --depth === 0) return index + 1
  }
  return tokens.length
}

/** Tokens as text again. */
export function joined(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('')
}

/** An identifier of another engine as PostgreSQL reads it: without quotes it folds to lower case. */
export function identifier(name: string): string {
  return `"${name.toLowerCase().replaceAll('"', '""')}"`
}
