/** A token of SQL text, with the kind that the translation of a dialect needs. */
export interface Token {
  readonly kind: 'space' | 'word' | 'number' | 'text' | 'quoted' | 'backtick' | 'bracket' | 'sign'
  readonly text: string
}

const anySpace = /(?:\s|--[^\n]*(?:\n|$)|#[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/y
/** In MySQL, `--` begins a comment only before white space, a control character or the end: `5--3` is 8. */
const mysqlSpace = /(?:\s|--(?=[\s\p{Cc}]|$)[^\n]*(?:\n|$)|#[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/uy

const patterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['text', /'(?:[^'\\]|''|\\[\s\S])*'/y],
  ['quoted', /"(?:[^"\\]|""|\\[\s\S])*"/y],
  ['backtick', /`(?:[^`]|``)*`/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+/y],
  ['word', /(?:[\p{L}_@]|\$(?=[\p{L}_]))[\p{L}\p{N}_$@]*/uy],
  ['sign', /<=>|->>|->|<>|<=|>=|<<|>>|!=|\|\||&&|:=|::|[\s\S]/y],
]

/** Oracle has no escapes and no comments after `#`, which is a letter of names; `q'[it's]'` is a literal. */
const oraclePatterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['space', /(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/y],
  ['text', /n?q'(?:\[[\s\S]*?\]|\{[\s\S]*?\}|\([\s\S]*?\)|<[\s\S]*?>|([^\s[{(<])[\s\S]*?\1)'|n?'(?:[^']|'')*'/iy],
  ['quoted', /"[^"]*"/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?/y],
  ['word', /\p{L}[\p{L}\p{N}_$#]*/uy],
  ['sign', /\(\s*\+\s*\)|<>|<=|>=|[!^~]=|\|\||:=|=>|::|[\s\S]/y],
]

/**
 * SQL Server has names in brackets, variables that begin with `@`, and no escapes in literals. A comma in a literal of MONEY
 * has no meaning, and is not read.
 */
const sqlServerPatterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['space', /(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/y],
  ['text', /n?'(?:[^']|'')*'/iy],
  ['quoted', /"(?:[^"]|"")*"/y],
  ['bracket', /\[(?:[^\]]|\]\])*\]/y],
  ['number', /0x[\da-f]*|\$\d+(?:\.\d*)?(?!,?\d)|\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?/iy],
  ['word', /[\p{L}_@#][\p{L}\p{N}_@#$]*/uy],
  ['sign', /<>|<=|>=|![=<>]|[-+*/%&|^]=|\|\||::|[\s\S]/y],
]

const syntaxes = {
  any: [['space', anySpace], ...patterns],
  mysql: [['space', mysqlSpace], ...patterns],
  oracle: oraclePatterns,
  sqlserver: sqlServerPatterns,
} as const satisfies Record<string, readonly (readonly [Token['kind'], RegExp])[]>

/**
 * Splits an SQL text into tokens; `joinTokens` returns the same text. `any` reads the text of an engine that is not known:
 * every `--` begins a comment.
 */
export function tokenize(source: string, syntax: keyof typeof syntaxes = 'any'): Token[] {
  const tokens: Token[] = []
  const ordered: readonly (readonly [Token['kind'], RegExp])[] = syntaxes[syntax]
  for (let at = 0; at < source.length;) {
    for (const [kind, pattern] of ordered) {
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

/** Splits tokens at semicolons, and where SQL Server's GO stands in a line of its own. */
export function splitStatements(tokens: readonly Token[]): Token[][] {
  const statements: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    if (token.text === ';' || isBatchEnd(tokens, at)) statements.push([])
    else statements.at(-1)?.push(token)
  }
  return statements
}

function isBatchEnd(tokens: readonly Token[], at: number): boolean {
  const [former, next] = [tokens[at - 1], tokens[at + 1]]
  return (
    isWord(tokens[at], 'go') &&
    (former === undefined || /[\r\n][ \t]*$/.test(former.text)) &&
    (next === undefined || /^[ \t]*[\r\n]/.test(next.text))
  )
}

/** Whether a token is one of these words, ignoring case. */
export function isWord(token: Token | undefined, ...words: string[]): boolean {
  return token?.kind === 'word' && words.includes(token.text.toLowerCase())
}

/** Returns the index of the first token from `at` on that is not white space or a comment. */
export function nextSolid(tokens: readonly Token[], at: number): number {
  let index = at
  while (tokens[index]?.kind === 'space') index++
  return index
}

/** Returns the index after the parenthesis that closes the parenthesis at `open`. */
export function afterParenthesis(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length; index++) {
    if (tokens[index]?.text === '(') depth++
    if (tokens[index]?.text === ')' && --depth === 0) return index + 1
  }
  return tokens.length
}

/** Returns the text of tokens. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('')
}

/** Splits tokens at the commas that are not in parentheses. */
export function splitItems(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    if (token.text === ',' && depth === 0) items.push([])
    else items.at(-1)?.push(token)
  }
  return items
}

/** Returns the text of tokens with blanks between them. */
export function spaced(tokens: readonly Token[]): string {
  return joinTokens(tokens.flatMap((token) => [token, { kind: 'space', text: ' ' } as const]))
}

/** Returns an identifier of another engine in lower case and double quotes, as PostgreSQL folds unquoted names. */
export function identifier(name: string): string {
  return `"${name.toLowerCase().replaceAll('"', '""')}"`
}

/** Returns a token that is written as it is. */
export function raw(text: string): Token {
  return { kind: 'sign', text }
}
