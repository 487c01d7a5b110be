import type { ReviewDialect } from './dialect'

/** A token of an SQL text. */
export interface Token {
  readonly kind: 'word' | 'quoted name' | 'string' | 'number' | 'comment' | 'operator'
  readonly text: string
  readonly start: number
}

/** A rule of a lexer: a sticky pattern, or a function that returns the token at an offset, empty if there is none. */
type Match = RegExp | ((text: string, at: number) => string)

const common: readonly (readonly [Token['kind'], Match])[] = [
  ['number', /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['word', /(?:[\p{L}_@]|[:$](?=[\p{L}\p{N}_]))[\p{L}\p{N}_$@]*/uy],
  ['operator', /<=>|->>|<>|!=|<=|>=|\|\||&&|::|:=|->|[^\s]/uy],
]

const lexers: Readonly<Record<ReviewDialect, readonly (readonly [Token['kind'], Match])[]>> = {
  postgresql: [
    // also a command of psql, such as `\restrict` in a dump
    ['comment', /(?:\\|--)[^\n]*/y],
    ['comment', nestedComment],
    ['string', /\$([\p{L}_][\p{L}\p{N}_]*)?\$[\s\S]*?(?:\$\1\$|$)/uy],
    ['string', /[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)/y],
    ['string', /(?:[nNbBxX]|[uU]&)?'(?:[^']|'')*(?:'|$)/y],
    ['quoted name', /"(?:[^"]|"")*(?:"|$)/y],
    ...common,
  ],
  mysql: [
    ['comment', /(?:#|--(?=[\s\p{Cc}]|$))[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/uy],
    ['operator', /\/\/|\$\$|--/y],
    ['string', /[nNbBxX]?'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|"(?:[^"\\]|\\[\s\S]|"")*(?:"|$)/y],
    ['quoted name', /`(?:[^`]|``)*(?:`|$)/y],
    ...common,
  ],
}

/** The lines that the client of MySQL does not send, if they are outside of statements. */
const clientLine = /(?<=^[^\S\n]*)(?:DELIMITER\b|--)[^\n]*/imy

/** Returns the block comment of PostgreSQL at an offset, which can contain others. */
function nestedComment(text: string, at: number): string {
  if (!text.startsWith('/*', at)) return ''
  const marks = /\/\*|\*\//g
  marks.lastIndex = at
  let depth = 0
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    depth += mark[0] === '/*' ? 1 : -1
    if (depth === 0) return text.slice(at, marks.lastIndex)
  }
  return text.slice(at)
}

/** Returns the tokens of a text, with its comments. */
export function tokenize(text: string, dialect: ReviewDialect): Token[] {
  return scan(text, dialect).tokens
}

/** Returns the tokens of a text, and those of them that can end a statement. */
function scan(text: string, dialect: ReviewDialect): { tokens: Token[]; separators: ReadonlySet<Token> } {
  const tokens: Token[] = []
  const separators = new Set<Token>()
  const blanks = /\s*/y
  let separator = ';'
  let isOutside = true
  for (let at = 0; ;) {
    at += matchAt(blanks, text, at).length
    if (at >= text.length) return { tokens, separators }
    const command = dialect === 'mysql' && isOutside ? matchAt(clientLine, text, at) : ''
    const token = command
      ? ({ kind: 'comment', text: command, start: at } as const)
      : tokenAt(text, at, dialect, separator)
    separator = /^DELIMITER\s+(\S+)/i.exec(command)?.[1] ?? separator
    // `//` and `$$` are the usual separators after MySQL's DELIMITER
    if (token.kind === 'operator' && [';', '//', '$$', separator].includes(token.text)) separators.add(token)
    if (token.kind !== 'comment') isOutside = separators.has(token)
    tokens.push(token)
    at += token.text.length
  }
}

function tokenAt(text: string, at: number, dialect: ReviewDialect, separator: string): Token {
  if (text.startsWith(separator, at)) return { kind: 'operator', text: separator, start: at }
  for (const [kind, match] of lexers[dialect]) {
    const found = matchAt(match, text, at)
    // `END$$` is a word and a separator
    if (found) return { kind, text: kind === 'word' ? (found.split(separator, 1)[0] ?? '') : found, start: at }
  }
  return { kind: 'operator', text: text.charAt(at), start: at }
}

function matchAt(match: Match, text: string, at: number): string {
  if (typeof match === 'function') return match(text, at)
  match.lastIndex = at
  return match.exec(text)?.[0] ?? ''
}

/** A statement of a text: its offsets, without comments around it and the semicolon, and its tokens. */
export interface StatementText {
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
}

/**
 * Splits a text at its semicolons and what MySQL's DELIMITER names, except inside BEGIN ATOMIC … END and the bodies of
 * MySQL's routines.
 */
export function splitStatements(text: string, dialect: ReviewDialect): StatementText[] {
  const statements: StatementText[] = []
  let open: Token[] = []
  const finish = () => {
    const tokens = trimComments(open)
    const [first, last] = [tokens[0], tokens.at(-1)]
    if (first && last) statements.push({ start: first.start, end: last.start + last.text.length, tokens })
    open = []
  }
  let blockDepth = 0
  const { tokens: all, separators } = scan(text, dialect)
  for (const token of all) {
    if (blockDepth === 0 && separators.has(token)) {
      finish()
      continue
    }
    open.push(token)
    blockDepth = Math.max(0, blockDepth + blockChange(open, token))
  }
  finish()
  return statements
}

function trimComments(tokens: readonly Token[]): Token[] {
  const isCode = ({ kind }: Token) => kind !== 'comment'
  const first = tokens.findIndex(isCode)
  return first === -1 ? [] : tokens.slice(first, tokens.findLastIndex(isCode) + 1)
}

/** Returns the change of nesting that a word of a routine's body makes; `open` are the tokens of its statement so far. */
function blockChange(open: readonly Token[], { kind, text }: Token): number {
  if (kind !== 'word' || !/^(?:begin|case|end)$/i.test(text) || !isRoutine(open)) return 0
  const last = open.length - 1
  const previous = open.findLast((token, at) => at < last && token.kind !== 'comment')
  if (/^end$/i.test(text)) return -1
  return previous && /^end$/i.test(previous.text) ? 0 : 1
}

function isRoutine(open: readonly Token[]): boolean {
  const words = firstWords(open, 8)
  return (
    /^create$/i.test(words[0] ?? '') &&
    /^(?:function|procedure|trigger|event|definer|or|aggregate|constraint)$/i.test(words[1] ?? '') &&
    words.some((text) => /^(?:function|procedure|trigger|event)$/i.test(text))
  )
}

/** Returns the first words of a statement, without looking at the rest, which can be long. */
function firstWords(tokens: readonly Token[], count: number): string[] {
  const words: string[] = []
  for (const { kind, text } of tokens) {
    if (kind === 'word') words.push(text)
    if (words.length === count) break
  }
  return words
}
