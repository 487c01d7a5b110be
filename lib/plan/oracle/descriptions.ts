import type { SourceLine } from '../source/clean'

type Predicate = readonly [name: string, text: string]

/** The texts below the table. */
interface Descriptions {
  /** The predicates by the ids of the operations. */
  readonly predicates: ReadonlyMap<string, readonly Predicate[]>
  readonly notes: readonly string[]
}

/** Reads “Predicate Information” and “Note”; lists of other things with ids, such as query blocks, are left out. */
export function readDescriptions(lines: readonly SourceLine[]): Descriptions {
  const predicates = new Map<string, string[]>()
  const notes: string[] = []
  let texts: string[] | undefined
  for (const { text } of lines) {
    const [, id, first] = /^\s*(\d+) - ((?:access|filter|storage)\(.*)$/.exec(text) ?? []
    if (id !== undefined && first !== undefined) predicates.set(id, (texts = [first.trim()]))
    else if (/^Note\b/.test(text)) texts = notes
    else if (/^(?:(?!- |(?:access|filter|storage)\()\S|\s*\d+ - )/.test(text)) texts = undefined
    else if (text.trim() !== '' && texts) addLine(texts, text.trim(), texts === notes)
  }
  return {
    predicates: new Map([...predicates].map(([id, parts]) => [id, parts.map(toPredicate)])),
    notes: notes.map((note) => note.slice(2)),
  }
}

/** Adds a line as a text of its own, or to the text that it continues. */
function addLine(texts: string[], line: string, isNote: boolean): void {
  const isNext = isNote ? line.startsWith('- ') : /^(?:access|filter|storage)\(/.test(line)
  if (isNext) texts.push(line)
  else if (texts.length > 0) texts.push(`${texts.pop() ?? ''} ${line}`)
}

function toPredicate(text: string): Predicate {
  const open = text.indexOf('(')
  const close = text.lastIndexOf(')')
  return [text.slice(0, open), text.slice(open + 1, close === -1 ? undefined : close).trim()]
}
