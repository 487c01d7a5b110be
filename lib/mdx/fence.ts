/** The presentation options in the opening line of a fence. */
export interface FenceLook {
  readonly title?: string
  /** Lines to highlight, counted from 1. */
  readonly lines?: ReadonlySet<number>
  /** The number of the first line, if lines are numbered. */
  readonly numbersFrom?: number
  /** True if long lines wrap initially. */
  readonly wrap: boolean
  readonly copy: boolean
}

/** Parses the options after a fence's language. Throws for line numbers that are not in the form `{1,3-5}`. */
export function parseFenceLook(meta: string): FenceLook {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta)
  // the label of a tab may contain any text
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

/** Removes the quoted values from the options after a fence's language. */
export function withoutTexts(meta: string): string {
  return meta.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
}

/** Removes the lines to highlight from the options after a fence's language. */
export function withoutLines(meta: string): string {
  return meta.replace(/\{[^}]*\}/g, ' ')
}

function lineSet(ranges: string): Set<number> {
  return new Set(
    ranges.split(',').flatMap((part) => {
      const [, from, to = from] = /^\s*(\d+)(?:\s*(?:-|\.\.)\s*(\d+))?\s*$/.exec(part) ?? []
      if (from === undefined) throw new Error(`lines to highlight must be written {1,3-5}, not {${ranges}}`)
      const [first, last] = [Number(from), Number(to)].sort((a, b) => a - b) as [number, number]
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    }),
  )
}
