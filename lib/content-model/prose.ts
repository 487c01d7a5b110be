import { bodyLines } from './prose-lines'

/** The placeholder of each character of code, formulas, bare URLs and `{product}`, which count as words. */
export const CODE = '\uE000'
/** The placeholder of each character that is not displayed, such as tags, link targets and comments. */
export const HIDDEN = '\uE001'

/** The lines of a file with placeholders for characters that are not prose, so that columns are those of the file. */
export type Prose = readonly string[]

/** A position in a text, 1-based. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

const covers: readonly (readonly [pattern: RegExp, cover: string])[] = [
  [/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, HIDDEN],
  [/(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g, CODE],
  [/\$\$[\s\S]*?\$\$|(?<![\w$\\])\$(?=[^\s$])[^\n$]*(?<=[^\s\\])\$(?![\w$])/g, CODE],
  [/\{product\}/g, CODE],
  [/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/g, HIDDEN],
  [/^[ \t]*\[[^\]^][^\]]*\]:[ \t].*$/gm, HIDDEN],
  [/(?<=\])\((?:[^()\n]|\([^()\n]*\))*\)/g, HIDDEN],
  [/\bhttps?:\/\/[^\s）》。，；]+/g, CODE],
  [/\\?\{#[^}\n]*\}/g, HIDDEN],
  [/^[ \t]*:{3,}(?:[ \t]*[\w-]+)?/gm, HIDDEN],
]

/** Matches the name of a displayed field; `note` is inside of `last_update`. */
const FIELD = /^(?:title|description|sidebar_label|pagination_label|[ \t]+note):[ \t]*/
/** Matches a line that continues a field; another field of `last_update` does not. */
const CONTINUATION = /^\s+(?!(?:date|author):)\S/

/** Returns the prose of a file, one entry per line, including empty entries for the frontmatter fences. */
export function proseOf({ yaml, body, bodyLine }: { yaml: string; body: string; bodyLine: number }): Prose {
  const fields = fieldProse(yaml)
  const head = Array.from({ length: bodyLine - 1 }, (_, index) => fields[index - 1] ?? '')
  return [...head, ...textProse(body)]
}

/** Returns the matches of a pattern that begin in the prose of a body, not in code and the like, with their positions. */
export function matchesInProse(
  { body, bodyLine }: { body: string; bodyLine: number },
  prose: Prose,
  pattern: RegExp,
): (TextPosition & { readonly groups: readonly (string | undefined)[] })[] {
  return body.split('\n').flatMap((text, index) => {
    const line = bodyLine + index
    return [...text.matchAll(pattern)]
      .filter(({ index: at }) => prose[line - 1]?.[at] === text[at])
      .map((match) => ({ line, column: match.index + 1, groups: [...match].slice(1) }))
  })
}

/** Returns the prose of a Markdown text, one entry per line. */
export function textProse(markdown: string): string[] {
  const prose = bodyLines(markdown)
    .map(({ text, isProse }) => (isProse ? text.replace(/\r$/, '') : ''))
    .join('\n')
  return covers
    .reduce((text, [pattern, cover]) => text.replace(pattern, (found) => covered(found, cover)), prose)
    .split('\n')
}

/** Returns the prose of the frontmatter's displayed fields, one entry per line. */
function fieldProse(yaml: string): string[] {
  let inside = false
  return yaml.split('\n').map((written) => {
    const line = written.replace(/\r$/, '')
    const key = FIELD.exec(line)?.[0]
    inside = key !== undefined || (inside && CONTINUATION.test(line))
    if (!inside) return ''
    const value = line.slice(key?.length ?? 0)
    const bare = value.replace(/^(["'])(.*)\1\s*$/, (_, __, text: string) => `${HIDDEN}${text}${HIDDEN}`)
    return HIDDEN.repeat(key?.length ?? 0) + bare.replace(/\{product\}/g, (found) => covered(found, CODE))
  })
}

function covered(found: string, cover: string): string {
  return found.replace(/[^\n]/g, cover)
}

/** Returns all matches of a pattern in prose, with their positions. */
export function matchesIn(prose: Prose, pattern: RegExp): (TextPosition & { readonly match: RegExpExecArray })[] {
  return prose.flatMap((text, index) =>
    [...text.matchAll(pattern)].map((match) => ({ line: index + 1, column: match.index + 1, match })),
  )
}
