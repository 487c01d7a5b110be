import type { Element } from 'hast'
import { createCommentNotationTransformer, transformerNotationMap } from '@shikijs/transformers'
import type { ShikiTransformer } from 'shiki'

/** The classes of marked lines: highlighted, added, removed, or in focus, which dims the other lines. */
const classMap = { '++': 'add', '--': 'del', focus: 'focus', highlight: 'hl', hl: 'hl' }

/**
 * Returns the transformers that mark lines by class: the line numbers of the fence's options, or the lines that a
 * comment on its own line marks (`highlight-next-line`, `-start`, `-end`); and lines that end in a comment with `[!code
 * ++]`, `--`, `focus` or `highlight`. In MDX such comments are code, because they belong to the fences in the example.
 */
export function lineMarks(language: string, lines: ReadonlySet<number> | undefined): ShikiTransformer[] {
  if (language === 'mdx') return lines ? [namedLines(lines)] : []
  return [lines ? namedLines(lines) : magicComments(), transformerNotationMap({ classMap }), trimmedLines()]
}

function namedLines(lines: ReadonlySet<number>): ShikiTransformer {
  return {
    line(node, line) {
      if (lines.has(line)) this.addClassToHast(node, 'hl')
    },
  }
}

/** Marks lines by `highlight-…` comments. Throws for a start without an end, or an end without a start. */
function magicComments(): ShikiTransformer {
  const pattern = /^\s*highlight-(next-line|start|end)\s*$/
  let start: number | undefined
  const marks = createCommentNotationTransformer(
    'magic-comments',
    pattern,
    function ([, command], comment, _, lines, next) {
      const at = lines.indexOf(comment)
      // a comment after code
      if (next === at) return false
      if (command === 'end' && start === undefined) throw new Error('highlight-end without a highlight-start above it')
      const marked = command === 'end' ? lines.slice(start, at) : command === 'start' ? [] : lines.slice(next, next + 1)
      for (const line of marked) this.addClassToHast(line, 'hl')
      start = command === 'start' ? next : command === 'end' ? undefined : start
      return true
    },
    'v3',
  )
  return {
    code(node) {
      marks.code?.call(this, node)
      if (start !== undefined) throw new Error('highlight-start without a highlight-end below it')
    },
  }
}

/** Removes the whitespace before a `[!code …]` comment, which would be copied with the line. */
function trimmedLines(): ShikiTransformer {
  const marked: Element[] = []
  return {
    line(node, line) {
      if (this.source.split('\n')[line - 1]?.includes('[!code ')) marked.push(node)
    },
    code() {
      for (const node of marked) trimEnd(node)
    },
  }
}

function trimEnd(element: Element): void {
  const last = element.children.at(-1)
  if (last?.type === 'element') trimEnd(last)
  if (last?.type === 'text') last.value = last.value.trimEnd()
  const isEmpty = last?.type === 'text' ? last.value === '' : last?.type === 'element' && last.children.length === 0
  if (!isEmpty) return
  element.children.pop()
  trimEnd(element)
}
