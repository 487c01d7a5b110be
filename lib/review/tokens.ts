import type { ReviewDialect } from './dialect'

/** A token of an SQL text. */
export interface Token {
  readonly kind: 'word' | 'quoted name' | 'string' | 'number' | 'comment' | 'operator'
  readonly text: string
  readonly start: number
}

const common: readonly (readonly [Token['kind'], RegExp])[] = [
  ['comment', /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y],
  ['number', /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['word', /(?:[\p{L}_@]|[:$](?=[\p{L}\p{N}_]))[\p{L}\p{N}_$@]*/uy],
  ['operator', /<=>|->>|<>|!=|<=|>=|\|\||&&|::|:=|->|[^\s]/uy],
]

const lexers: Readonly<Record<ReviewDialect, readonly (readonly [Token['kind'], RegExp])[]>> = {
  postgresql: [
    // a command of psql, such as `\restrict` in a dump
    ['comment', /\\[^\n]*/y],
    ['string', /\$([\p{L}_][\p{L}\p{N}_]*)?\$[\s\S]*?(?:\$\1\$|$)/uy],
    ['string', /[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)/y],
    ['string', /(?:[nNbBxX]|[uU]&)?'(?:[^']|'')*(?:'|$)/y],
    ['quoted name', /"(?:[^"]|"")*(?:"|$)/y],
    ...common,
  ],
  mysql: [
    ['comment', /#[^\n]*|DELIMITER\b[^\n]*/iy],
    ['operator', /\/\/|\$\$/y],
    ['string', /[nNbBxX]?'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|"(?:[^"\\]|\\[\s\S]|"")*(?:"|$)/y],
    ['quoted name', /`(?:[^`]|``)*(?:`|$)/y],
    ...common,
  ],
}

/** Returns the tokens of a text, with its comments. */
export function tokenize(text: string, dialect: ReviewDialect): Token[] {
  const tokens: Token[] = []
  const blanks = /\s*/y
  for (let at = 0; ;) {
    blanks.lastIndex = at
    at += blanks.exec(text)?.[0].length ?? 0
    if (at >= text.length) return tokens
    const token = tokenAt(text, at, dialect)
    tokens.push(token)
    at += token.text.length
  }
}

function tokenAt(text: string, at: number, dialect: ReviewDialect): Token {
  for (const [kind, pattern] of lexers[dialect]) {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    if (found) return { kind, text: found, start: at }
  }
  return { kind: 'operator', text: text.charAt(at), start: at }
}

/** A statement of a text: its offsets, without comments around it and the semicolon, and its tokens. */
export interface StatementText {
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
}

/** Splits a text at its semicolons, except inside BEGIN ATOMIC … END and the bodies of MySQL's routines. */
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
  for (const token of tokenize(text, dialect)) {
    // `//` and `$$` are the usual separators after MySQL's DELIMITER
    if (token.kind === 'operator' && /^(?:;|\/\/|\$\$)$/.test(token.text) && blockDepth === 0) {
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
