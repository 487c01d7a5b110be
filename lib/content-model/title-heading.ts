import { blankComments, bodyLines } from './prose-lines'

/** A heading of level 1 in a body. */
export interface TitleHeading {
  /** The text without Markdown. */
  readonly text: string
  /** True if only comments, imports and empty lines precede it. */
  readonly isFirst: boolean
  /** The body with empty lines in place of the heading, so that the other lines keep their numbers. */
  readonly rest: string
}

const HASH = /^ {0,3}#[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*\r?$/
const UNDERLINE = /^ {0,3}=+[ \t]*\r?$/
const ELEMENT = /^ {0,3}<h1(?:\s[^<>]*)?>([^<>]*(?:<(?!\/h1)[^<>]*>[^<>]*)*)<\/h1>[ \t]*\r?$/i
/** Matches a line that may precede the title: an empty one, or an import or export. */
const LEAD = /^(?:[ \t\r]*|(?:import|export)\s.*)$/
/** Matches a line of a block that is not a paragraph. */
const BLOCK = /^ {0,3}(?:[-*+>|#<:]|\d+[.)])/

/** Returns the first heading of level 1 in a body; undefined if it has none. */
export function titleHeading(body: string): TitleHeading | undefined {
  // most bodies have none
  if (!/^ {0,3}(?:#[ \t]|=+[ \t]*\r?$|<h1)/im.test(body)) return undefined
  const lines = bodyLines(body)
  const visible = bodyLines(blankComments(body)).map(({ text }, index) => (lines[index]?.isProse ? text : '```'))
  for (const [index, line] of visible.entries()) {
    const isUnderlined = UNDERLINE.test(visible[index + 1] ?? '') && isParagraph(line, visible[index - 1])
    const written = isUnderlined ? line : (HASH.exec(line)?.[1] ?? ELEMENT.exec(line)?.[1])
    const text = plainText(written ?? '')
    if (text === '') continue
    const end = index + (isUnderlined ? 2 : 1)
    return {
      text,
      isFirst: visible.slice(0, index).every((before) => LEAD.test(before)),
      rest: lines.map((one, at) => (at >= index && at < end ? '' : one.text)).join('\n'),
    }
  }
  return undefined
}

/** Whether a line is a paragraph of one line. */
function isParagraph(line: string, before = ''): boolean {
  return line.trim() !== '' && before.trim() === '' && !BLOCK.test(line)
}

/** Returns the text of a line of Markdown without its markup. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\s*\\?\{#[^}\s]+\}\s*$/, '')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/(`+)\s?(.+?)\s?\1/g, '$2')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_]+)\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
}
