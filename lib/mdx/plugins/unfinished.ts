import type { Code, Root } from 'mdast'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { positionAt } from '../../text/position-at'
import { reportUnsupported } from '../report'
import type { ContainerDirective } from './containers'

/**
 * Reports a fence or an admonition without a closing mark: it would extend to the end of the text, of the enclosing
 * list, or of the next fence.
 */
export function remarkUnclosedBlocks() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type !== 'code' && node.type !== 'containerDirective') return
      const written = String(file).slice(node.position?.start.offset, node.position?.end.offset)
      const mark = /^(?:`{3,}|~{3,}|:{3,})/.exec(written)?.[0]
      const last = written.split('\n').slice(1).at(-1)
      if (mark === undefined || (isClosingLine(last, mark) && !containsOpening(node, mark))) return
      const nested = node.type === 'code' ? '' : '; an admonition that contains another one needs one more colon'
      const reason = `this “${mark}” has no “${mark}” that closes it, on a line of its own${nested}`
      // in a strict folder, all later errors of the page would be consequences of this one
      if (file.data.level !== 'lenient') file.fail(reason, node)
      reportUnsupported(file, reason, node, 'no end')
    })
  }
}

/** True if a line closes the block that a mark opened; the line may be in a list or a quotation. */
function isClosingLine(line = '', mark: string): boolean {
  const end = line.replace(/^[\s>]+/, '').trimEnd()
  return end.startsWith(mark) && end === mark.charAt(0).repeat(end.length)
}

/**
 * True if the content of a fence includes the opening line of another fence, which means that its own closing mark is
 * missing.
 */
function containsOpening(node: Code | ContainerDirective, mark: string): boolean {
  return node.type === 'code' && new RegExp(`^ {0,3}${mark}[^\`\\n]+$`, 'm').test(node.value)
}

/** Reports a reference to an undefined footnote, which the parser treats as text. */
export function remarkUndefinedFootnotes() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'text', ({ position }) => {
      const text = String(file)
      const start = position?.start.offset ?? text.length
      const found = /(?<!\\)\[\^[^\s\[\]]+\]/.exec(text.slice(start, position?.end.offset))
      if (!found) return
      const [note] = found
      const message = `there is no footnote ${note}: write “${note}: …” on a line of its own, or \\[^ for the text`
      reportUnsupported(file, message, { ...positionAt(text, start + found.index) })
    })
  }
}
