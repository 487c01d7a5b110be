import type { ReviewDialect } from './dialect'
import { matchToken, type Scanned, type Token } from './lexers'
import { withoutLogLines } from './log-lines'
import { isBeforeDefinition, isSlash, isUnit, sqlplusLines, UNIT_WORDS } from './oracle/units'
import { insertedNameAt, placeholderAt } from './placeholders'
import { splitBatches } from './sqlserver/split'

export type { Token } from './lexers'

/** The lines that the clients do not send; those of MySQL and Oracle only outside of statements. */
const clientLines: Partial<Readonly<Record<ReviewDialect, RegExp>>> = {
  mysql: /(?<=^[^\S\n]*)(?:(?:DELIMITER|SOURCE)\b|\\\.|--)[^\n]*/imy,
  sqlserver: /(?<=^[^\S\n]*)(?::[a-z]|GO[^\S\n]*(?:\d+[^\S\n]*)?;?[^\S\n]*(?:--|$))[^\n]*/imy,
  oracle: sqlplusLines,
}

/** Returns the block comment at an offset, which can contain others except in MySQL. */
function nestedComment(text: string, at: number): string {
  const marks = /\/\*|\*\//g
  marks.lastIndex = at
  let depth = 0
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    depth += mark[0] === '/*' ? 1 : -1
    if (depth === 0) return text.slice(at, marks.lastIndex)
  }
  return text.slice(at)
}

/** Returns the string at an offset that begins with a tag, up to another one. */
function taggedString(text: string, at: number, tag: string, endTag: string): string {
  const end = text.indexOf(endTag, at + tag.length)
  return end === -1 ? text.slice(at) : text.slice(at, end + endTag.length)
}

const brackets: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')', '<': '>' }

/** Returns the tokens of a text, with its comments. */
export function tokenize(text: string, dialect: ReviewDialect): Token[] {
  return [...scan(text, dialect)].map(({ token }) => token)
}

/** Returns the tokens of a text one by one, so that who needs only the beginning does not read all of it. */
function* scan(given: string, dialect: ReviewDialect): Generator<Scanned> {
  const text = withoutLogLines(given)
  const blanks = /\s*/y
  let separator = ';'
  let isOutside = true
  let firstWords: string[] = []
  let previous: Token | undefined
  for (let at = 0; ;) {
    at += matchAt(blanks, text, at).length
    if (at >= text.length) return
    const client = dialect === 'sqlserver' || isOutside ? clientLines[dialect] : undefined
    const command: string = client ? matchAt(client, text, at) : ''
    const token: Token = command
      ? { kind: 'comment', text: command, start: at }
      : tokenAt(text, at, dialect, separator, previous)
    if (command) separator = /^DELIMITER\s+(\S+)/i.exec(command)?.[1] ?? separator
    at += token.text.length
    // `//` and `$$` are the usual separators after MySQL's DELIMITER, and `\G` is one of its client
    const isSign =
      token.kind === 'operator' && (token.text === separator || /^(?:;|\/\/|\$\$|\\[gG])$/.test(token.text))
    const isSeparator: boolean =
      dialect === 'oracle'
        ? isSlash(text, token) || (isSign && (!isUnit(firstWords) || isBeforeDefinition(text, at)))
        : isSign || isBatchEnd(token, dialect)
    if (token.kind !== 'comment') {
      previous = isSeparator ? undefined : token
      isOutside = isSeparator
      if (isSeparator) firstWords = []
      else if (firstWords.length < UNIT_WORDS) firstWords.push(token.text.toUpperCase())
    }
    yield { token, isSeparator }
  }
}

/** True for the line GO, which ends a batch of SQL Server. */
export function isBatchEnd({ kind, text }: Token, dialect: ReviewDialect): boolean {
  return dialect === 'sqlserver' && kind === 'comment' && /^go/i.test(text)
}

function tokenAt(
  text: string,
  at: number,
  dialect: ReviewDialect,
  separator: string,
  previous: Token | undefined,
): Token {
  if (text.startsWith(separator, at)) return { kind: 'operator', text: separator, start: at }
  const placeholder = placeholderAt(text, at, dialect, previous)
  if (placeholder) return { ...placeholder, start: at }
  const { kind, text: found } = matchToken(text, at, dialect)
  if (kind === 'comment' && found === '/*') return { kind, text: nestedComment(text, at), start: at }
  if (kind === 'string' && found.startsWith('$')) return { kind, text: taggedString(text, at, found, found), start: at }
  if (kind === 'string' && /^n?q'.$/isu.test(found)) {
    const open = found.slice(found.indexOf("'") + 1)
    return { kind, text: taggedString(text, at, found, `${brackets[open] ?? open}'`), start: at }
  }
  if (kind === 'word' && text.startsWith('${', at + found.length - (found.endsWith('$') ? 1 : 0)))
    return { kind, text: insertedNameAt(text, at) ?? found, start: at }
  // `END$$` is a word and a separator
  const end = kind === 'word' ? found.indexOf(separator) : -1
  return { kind, text: end === -1 ? found : found.slice(0, end), start: at }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** A statement of a text: its offsets, without comments around it and the semicolon, and its tokens. */
export interface StatementText {
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
  /** True if IF or ELSE of T-SQL decides whether the statement is executed. */
  readonly isConditional: boolean
}

/**
 * Splits a text at its semicolons and what MySQL's DELIMITER names, except inside BEGIN ATOMIC … END, the bodies of MySQL's
 * routines and the PL/SQL of Oracle.
 */
export function splitStatements(text: string, dialect: ReviewDialect): StatementText[] {
  return [...statementsIn(text, dialect)]
}

/** Returns the statements of a text one by one, and reads it only as far as they are asked for. */
export function* statementsIn(text: string, dialect: ReviewDialect): Generator<StatementText> {
  if (dialect === 'sqlserver') {
    for (const { tokens, isConditional } of splitBatches(scan(text, dialect))) yield* statementOf(tokens, isConditional)
    return
  }
  let open: Token[] = []
  let blockDepth = 0
  // only the line `/` ends a routine of Oracle
  const hasBlocks = dialect !== 'oracle'
  for (const { token, isSeparator } of scan(text, dialect)) {
    if (blockDepth === 0 && isSeparator) {
      yield* statementOf(open)
      open = []
      continue
    }
    open.push(token)
    if (hasBlocks) blockDepth = Math.max(0, blockDepth + blockChange(open, token))
  }
  yield* statementOf(open)
}

/** Returns the statement of tokens; none if all of them are comments. */
function statementOf(open: readonly Token[], isConditional = false): StatementText[] {
  const tokens = trimComments(open)
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? [{ start: first.start, end: last.start + last.text.length, tokens, isConditional }] : []
}

/** The comment in which MySQL writes the partitions of a table, for other engines. */
const partitions = /^\/\*!\d*\s*PARTITION\s+BY\b/i

function trimComments(tokens: readonly Token[]): Token[] {
  const isCode = ({ kind }: Token) => kind !== 'comment'
  const first = tokens.findIndex(isCode)
  const last = tokens.findLastIndex((token) => isCode(token) || partitions.test(token.text))
  return first === -1 ? [] : tokens.slice(first, last + 1)
}

/** Returns the change of nesting that a word of a routine's body makes; `open` are the tokens of its statement so far. */
function blockChange(open: readonly Token[], { kind, text }: Token): number {
  if (kind !== 'word' || !/^(?:begin|case|end|if|loop|repeat|while)$/i.test(text) || !isRoutine(open)) return 0
  if (/^end$/i.test(text)) return -1
  const last = open.length - 1
  const previous = open.findLast((token, at) => at < last && token.kind !== 'comment')
  const isAfterEnd = previous !== undefined && /^end$/i.test(previous.text)
  // the END of CASE and BEGIN closes what they opened; the others do not open anything
  if (/^(?:begin|case)$/i.test(text)) return isAfterEnd ? 0 : 1
  return isAfterEnd ? 1 : 0
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
