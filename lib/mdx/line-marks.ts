import type { Element } from 'hast'
import { createCommentNotationTransformer, transformerNotationMap } from '@shikijs/transformers'
import type { ShikiTransformer } from 'shiki'

/** The classes of marked lines: highlighted, added, removed, or in focus, which dims the other lines. */
const classMap = { '++': 'add', '--': 'del', focus: 'focus', highlight: 'hl', hl: 'hl' }

/**
 * Marks lines by class: those that a fence names, or that a comment on a line of its own marks (`highlight-next-line`,
 * `-start`, `-end`), and those with `[!code ++]`, `--`, `focus`, `highlight` in a comment at their end. In MDX such
 * comments are code, because they belong to the fences that it shows.
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

/** Throws for a start without its end, and for an end without its start. */
function magicComments(): ShikiTransformer {
  const pattern = /^\s*highlight-(next-line|start|end)\s*$/
  let start: number | undefined
  const marks = createCommentNotationTransformer(
    'magic-comments',
    pattern,
    function ([, command], comment, _, lines, next) {
      const at = lines.indexOf(comment)
      // behind code
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

/** Removes the blanks before a comment `[!code …]`, which would be copied with the line. */
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
