/** The presentation options in the opening line of a fence. */
export interface FenceLook {
  readonly title?: string
  /** Lines to highlight, counted from 1. */
  readonly lines?: ReadonlySet<number>
  /** The number of the first line, if lines are numbered. */
  readonly numbersFrom?: number
  /** Long lines are broken from the start. */
  readonly wrap: boolean
  readonly copy: boolean
}

/** Reads the words behind a fence's language. Throws for lines that are not written as `{1,3-5}`. */
export function fenceLook(meta: string): FenceLook {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta)
  // the label of a tab is text as well
  const bare = withoutTexts(meta).replace(/\[[^\]]*\]/g, ' ')
  const lines = /(?:^|\s)\{([^}]*)\}/.exec(bare)?.[1]
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(bare)
  const words = bare.split(/\s+/)
  const named = title?.[1] ?? title?.[2]
  return {
    ...(named && { title: named }),
    ...(lines !== undefined && { lines: lineSet(lines) }),
    ...(numbers && { numbersFrom: Number(numbers[1] ?? 1) }),
    wrap: words.includes('wrap'),
    copy: !words.includes('nocopy'),
  }
}

/** Removes the quoted texts from the words after a fence's language. */
export function withoutTexts(meta: string): string {
  return meta.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
}

function lineSet(ranges: string): Set<number> {
  return new Set(
    ranges.split(',').flatMap((part) => {
      const [, from, to = from] = /^\s*(\d+)(?:\s*(?:-|\.\.)\s*(\d+))?\s*$/.exec(part) ?? []
      if (from === undefined) throw new Error(`lines to highlight must be written {1,3-5}, not {${ranges}}`)
      return Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, index) => Number(from) + index)
    }),
  )
}

/** The marks of a line: highlighted, added, removed, or in focus, which dims the other lines. */
export type LineMark = 'hl' | 'add' | 'del' | 'focus'

export interface MarkedCode {
  /** Without the comments that mark. */
  readonly code: string
  /** The marks of each marked line, counted from 1. */
  readonly marks: ReadonlyMap<number, readonly LineMark[]>
}

const comments = {
  dashes: ['--', ''],
  hash: ['#', ''],
  semicolon: [';', ''],
  slashes: ['//', ''],
  block: ['/\\*', '\\*/'],
  braces: ['\\{\\s*/\\*', '\\*/\\s*\\}'],
  html: ['<!--', '-->'],
} as const

type Comment = keyof typeof comments

const script: readonly Comment[] = ['slashes', 'block', 'braces']
const curly: readonly Comment[] = ['slashes', 'block']
const commentsOf: Readonly<Record<string, readonly Comment[]>> = {
  sql: ['dashes', 'block'],
  plsql: ['dashes', 'block'],
  bash: ['hash'],
  yaml: ['hash'],
  python: ['hash'],
  http: ['hash'],
  ini: ['hash', 'semicolon'],
  json: curly,
  jsonc: curly,
  java: curly,
  go: curly,
  javascript: script,
  typescript: script,
  tsx: script,
  xml: ['html'],
  mdx: ['html', 'braces'],
}

const notations: Readonly<Record<string, LineMark>> = {
  '++': 'add',
  '--': 'del',
  focus: 'focus',
  highlight: 'hl',
  hl: 'hl',
}

/**
 * Takes the comments that mark lines out of a fence: `highlight-next-line`, `-start`, `-end` on lines of their own,
 * unless the fence names its lines, and `[!code ++]`, `--`, `focus`, `highlight` at the end of a line. Throws for a
 * stretch without its end.
 */
export function readMarks(code: string, language: string, lines?: ReadonlySet<number>): MarkedCode {
  const ways = (commentsOf[language] ?? (Object.keys(comments) as Comment[])).map((name) => comments[name])
  const anyOf = (inner: string) => ways.map(([open, close]) => `${open}\\s*${inner}\\s*${close}`).join('|')
  const magic = new RegExp(`^\\s*(?:${anyOf('highlight-(next-line|start|end)')})\\s*$`)
  const notation = new RegExp(`\\s*(?:${anyOf('\\[!code (\\+\\+|--|focus|highlight|hl)(?::(\\d+))?\\]')})\\s*$`)
  const kept: string[] = []
  const marks = new Map<number, LineMark[]>()
  const mark = (line: number, name: LineMark) => marks.set(line, [...(marks.get(line) ?? []), name])
  let start: number | undefined
  for (const line of code.split('\n')) {
    const command = lines ? undefined : magic.exec(line)?.slice(1).find(Boolean)
    const next = kept.length + 1
    if (command === 'next-line') mark(next, 'hl')
    else if (command === 'start') start = next
    else if (command === 'end') {
      if (start === undefined) throw new Error('highlight-end without a highlight-start above it')
      for (let at = start; at < next; at++) mark(at, 'hl')
      start = undefined
    } else {
      const [name, count = '1'] = notation.exec(line)?.slice(1).filter(Boolean) ?? []
      if (name) for (let at = next; at < next + Number(count); at++) mark(at, notations[name] ?? 'hl')
      kept.push(name ? line.replace(notation, '') : line)
    }
  }
  if (start !== undefined) throw new Error('highlight-start without a highlight-end below it')
  for (const line of lines ?? []) mark(line, 'hl')
  return { code: kept.join('\n'), marks }
}
