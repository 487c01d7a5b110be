/** A line of a pasted text with its number there, from 1. */
export interface SourceLine {
  readonly text: string
  readonly line: number
}

const border = /^[\s+|\-─━═│║┌┐└┘├┤┬┴┼╔╗╚╝╟╢╠╣╤╧╞╡]*$/
const hasBar = /[+|─━═│║┌└├╔╚╟╠╞-]/

/** Lines that clients print around a plan. */
const frames = [
  /^\s*["']?QUERY PLAN["']?\s*$/i,
  /^\s*\*{5,} \d+\. row \*{5,}\s*$/,
  /^\s*["']?(?:EXPLAIN|ANALYZE)["']?:?\s*$/,
  // row counts of psql in any language, and of mysql
  /^\s*[(（]\s*\d+\s*[^\d()（）:=]{1,20}[)）]\s*$/,
  /^\s*\d+ rows? in set\b.*$/i,
  /^\s*Time: [\d.,]+ ms.*$/,
  /^\s*(```|~~~)/,
  // psql's expanded output
  /^-\[ [^\]]{1,30} \][-+]*$/,
]

/**
 * Removes text that clients, chats and mails add to a plan: borders, headers, row counts, continuation marks, quotes around
 * lines, `>` of replies, code fences, invisible characters. Keeps the indentation and the number of each line.
 */
export function cleanPaste(text: string): SourceLine[] {
  const lines = numbered(normalize(text))
  const steps = [
    withoutReplies,
    withoutComments,
    withoutPrefixes,
    withoutFrames,
    withoutSides,
    withoutContinuations,
    withoutQuotes,
    withoutFrames,
  ]
  return trimEnds(steps.reduce((current, step) => step(current), lines))
}

function normalize(text: string): string {
  return (
    withoutEntities(text)
      .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      .replace(/[\u00a0\u2007\u202f\u3000]/g, ' ')
      .replace(/\t/g, '    ')
      // shortens the padding of cells, on which patterns would backtrack
      .replace(/(\S) {40,}/g, '$1  ')
  )
}

/** Replaces the entities of a plan that was copied from HTML; those of XML are part of it. */
function withoutEntities(text: string): string {
  if (!text.includes('-&gt;') || text.includes('<explain xmlns=')) return text
  const characters: Readonly<Record<string, string>> = { gt: '>', lt: '<', quot: '"', '#39': "'", nbsp: ' ', amp: '&' }
  return text.replace(/&(gt|lt|quot|#39|nbsp|amp);/g, (entity, name: string) => characters[name] ?? entity)
}

/** The blanks between two nodes whose line break was lost. */
const nextNode = /(?<=(?:\b(?:rows|loops|width)=[\d.e+]{1,20}|never executed)\)) {1,300}(?=-> {1,2}[A-Z])/

/** Splits a text into lines, also at the written `\n` of a client that escapes line breaks. */
function numbered(text: string): SourceLine[] {
  return text.split('\n').flatMap((content, index) => {
    const isEscaped = /\\n\s*(->|["{}\]])/.test(content) && !/^[\s[{]*"(?:query plan|explain)":/i.test(content)
    const parts = isEscaped ? content.replaceAll('\\"', '"').split('\\n') : content.split('↵')
    return parts.flatMap((part) => part.split(nextNode)).map((part) => ({ text: part, line: index + 1 }))
  })
}

function withoutReplies(lines: readonly SourceLine[]): SourceLine[] {
  const isReply = mostly(lines, ({ text }) => /^\s*>/.test(text), 1)
  return isReply ? edit(lines, (text) => text.replace(/^\s*(> ?)+/, '')) : [...lines]
}

/** Removes the marks of a plan that stands in a script as a comment. */
function withoutComments(lines: readonly SourceLine[]): SourceLine[] {
  const isComment = mostly(lines, ({ text }) => /^\s*--[ |]/.test(text), 0.6)
  return isComment ? edit(lines, (text) => text.replace(/^\s*--(?=[ |]) ?/, '')) : [...lines]
}

/** Removes what `syslog` and psql's expanded output put before each line. */
function withoutPrefixes(lines: readonly SourceLine[]): SourceLine[] {
  return edit(lines, (text) =>
    text.replace(/^.{0,80}? \w+\[\d+\]: \[\d+-\d+\] /, '').replace(/^#011|^QUERY PLAN \| /, ''),
  )
}

function withoutFrames(lines: readonly SourceLine[]): SourceLine[] {
  const rest = lines.filter(
    ({ text }) =>
      !frames.some((frame) => frame.test(text)) && !(border.test(text) && hasBar.test(text) && text.trim() !== '-'),
  )
  return edit(rest, (text) => text.replace(/^\s*(?:EXPLAIN|ANALYZE):\s+(?=[-{[])/, ''))
}

function withoutSides(lines: readonly SourceLine[]): SourceLine[] {
  return edit(lines, (text) => {
    const end = text.trimEnd()
    // DataGrip puts its frame around that of the table
    if (/^\s*\|\|/.test(end) && end.endsWith('||')) return end.trimStart().slice(1, -1)
    const opened = /[|│║]$/.test(end) && !end.endsWith('||') ? end.slice(0, -1).trimEnd() : text
    // the branches of SQL Server’s tree are bars
    return opened.replace(/^\s*[|│║](?!\||(?:[ |]*\|)?--[A-Z]) ?/, '')
  })
}

/** Removes the `+` with which psql marks a line break inside a value. */
function withoutContinuations(lines: readonly SourceLine[]): SourceLine[] {
  const isMarked = mostly(lines, ({ text }) => text.trimEnd().endsWith('+'), 0.4)
  return edit(lines, (text) => {
    const end = text.trimEnd()
    return end.endsWith(isMarked ? '+' : '  +') ? end.slice(0, -1).trimEnd() : text
  })
}

function withoutQuotes(lines: readonly SourceLine[]): SourceLine[] {
  const straight = lines.map(({ text, line }) => ({ text: text.replace(/[“”„‟″]/g, '"'), line }))
  const isQuoted = (text: string) => /^["']/.test(text) && text.length > 1 && text.endsWith(text.charAt(0))
  if (mostly(straight, ({ text }) => isQuoted(text.trim()), 0.6))
    return edit(straight, (text) => (isQuoted(text.trim()) ? text.trim().slice(1, -1).replaceAll('""', '"') : text))
  // quotes at the ends of the lines only
  const isOdd = (text: string) => text.trimEnd().endsWith('"') && text.split('"').length % 2 === 0
  if (mostly(straight, ({ text }) => isOdd(text), 0.6))
    return edit(straight, (text) => (isOdd(text) ? text.trimEnd().slice(0, -1) : text))
  const filled = straight.filter(({ text }) => text.trim() !== '')
  const first = filled[0]?.text.trimStart() ?? ''
  const last = filled.at(-1)?.text.trimEnd() ?? ''
  // a cell with the whole plan, as copied from a spreadsheet or exported as CSV
  if (!/^"\s*([A-Z[{<-]|$)/.test(first) || !last.endsWith('"') || /^"\w+": /.test(first)) return straight
  return edit(straight, (text) => {
    const opened = text === filled[0]?.text ? text.replace('"', '') : text
    const closed = text === filled.at(-1)?.text ? opened.replace(/"\s*$/, '') : opened
    return closed.replaceAll('""', '"')
  })
}

/** True if a share of the lines with text has a property. */
function mostly(lines: readonly SourceLine[], test: (line: SourceLine) => boolean, share: number): boolean {
  const filled = lines.filter(({ text }) => text.trim() !== '')
  return filled.length > 0 && filled.filter(test).length >= filled.length * share
}

function edit(lines: readonly SourceLine[], change: (text: string) => string): SourceLine[] {
  return lines.map(({ text, line }) => ({ text: change(text), line }))
}

function trimEnds(lines: readonly SourceLine[]): SourceLine[] {
  const isFilled = ({ text }: SourceLine) => text.trim() !== ''
  return lines.slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1)
}
