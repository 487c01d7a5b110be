import type { ReviewDialect } from './dialect'

/** A token of an SQL text. */
export interface Token {
  readonly kind: 'word' | 'quoted name' | 'string' | 'number' | 'comment' | 'operator' | 'parameter'
  readonly text: string
  readonly start: number
}

/** A token, and whether it can end a statement. */
export interface Scanned {
  readonly token: Token
  readonly isSeparator: boolean
}

/** A kind of tokens and the pattern of its texts; the first pattern that matches counts. */
type Rule = readonly [kind: Token['kind'], pattern: string]

const common: readonly Rule[] = [
  ['number', String.raw`(?:\d+\.?\d*|\.\d+)(?:[eE][+\-]?\d+)?`],
  ['word', String.raw`(?:[\p{L}_@]|[:$](?=[\p{L}\p{N}_]))[\p{L}\p{N}_$@]*`],
  ['operator', String.raw`<=>|->>|<>|!=|<=|>=|\|\||&&|::|:=|->|[^\s]`],
]

const rules: Readonly<Record<ReviewDialect, readonly Rule[]>> = {
  postgresql: [
    // also a command of psql, such as `\restrict` in a dump; of a block comment and a dollar quote only the beginning
    ['comment', String.raw`(?:\\|--)[^\n]*|\/\*`],
    ['string', String.raw`\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$`],
    ['string', String.raw`[eE]'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*(?:'|$)`],
    ['string', String.raw`(?:[nNbBxX]|[uU]&)?'[^']*(?:''[^']*)*(?:'|$)`],
    ['quoted name', String.raw`"[^"]*(?:""[^"]*)*(?:"|$)`],
    ...common,
  ],
  mysql: [
    ['comment', String.raw`(?:#|--(?=[\s\p{Cc}]|$))[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`],
    ['operator', String.raw`\/\/|\$\$|--|\\[gG]`],
    ['string', String.raw`[nNbBxX]?'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*(?:'|$)`],
    ['string', String.raw`"[^"\\]*(?:(?:\\[\s\S]|"")[^"\\]*)*(?:"|$)`],
    ['quoted name', '`[^`]*(?:``[^`]*)*(?:`|$)'],
    ...common,
  ],
  sqlserver: [
    ['comment', String.raw`--[^\n]*|\/\*`],
    ['string', String.raw`[nN]?'[^']*(?:''[^']*)*(?:'|$)`],
    ['quoted name', String.raw`"[^"]*(?:""[^"]*)*(?:"|$)|\[[^\]]*(?:\]\][^\]]*)*(?:\]|$)`],
    ['number', String.raw`0[xX][\da-fA-F]*`],
    ['word', String.raw`[\p{L}_@#][\p{L}\p{N}_$@#]*`],
    ...common,
  ],
  oracle: [
    ['comment', String.raw`--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`],
    // of q'[…]' only the beginning
    ['string', String.raw`[nN]?[qQ]'\S`],
    ['string', String.raw`[nN]?'[^']*(?:''[^']*)*(?:'|$)`],
    ['quoted name', String.raw`"[^"]*(?:"|$)`],
    ['number', String.raw`(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+\-]?\d+)?(?:[fFdD](?![\p{L}\p{N}_]))?`],
    // also with the variables of SQL*Plus, whose names a dot ends: `&owner..emp`, `emp_&1`
    ['word', String.raw`(?:\p{L}[\p{L}\p{N}_$#]*)?(?:&&?[\p{L}\p{N}_$#]+\.?[\p{L}\p{N}_$#]*)+`],
    ['word', String.raw`\p{L}[\p{L}\p{N}_$#]*`],
    // a literal that CURSOR_SHARING replaces
    ['word', ':"[^"]+"'],
    ['operator', String.raw`\(\s*\+\s*\)|[!^~]=|=>`],
    ...common,
  ],
}

/** Matches a token at an offset; the group that takes part tells its rule. */
const lexers: Readonly<Record<ReviewDialect, RegExp>> = {
  postgresql: lexer(rules.postgresql),
  mysql: lexer(rules.mysql),
  sqlserver: lexer(rules.sqlserver),
  oracle: lexer(rules.oracle),
}

function lexer(of: readonly Rule[]): RegExp {
  return new RegExp(of.map(([, pattern]) => `(${pattern})`).join('|'), 'uy')
}

/** Returns the token at an offset; of a nested comment, a dollar quote and q'[…]' only the beginning. */
export function matchToken(text: string, at: number, dialect: ReviewDialect): Omit<Token, 'start'> {
  const pattern = lexers[dialect]
  pattern.lastIndex = at
  const match = pattern.exec(text)
  let rule = 0
  while (match && match[rule + 1] === undefined) rule++
  return { kind: rules[dialect][rule]?.[0] ?? 'operator', text: match?.[0] ?? text.charAt(at) }
}
