import katex from 'katex'
import type { Code, Root, RootContentMap } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { errorMessage } from '../../text/error-message'
import { positionAt } from '../../text/position-at'
import { jsx } from '../jsx'

type Formula = RootContentMap['inlineMath'] | RootContentMap['math'] | Code

/**
 * Renders `$…$`, `$$` and ```` ```math ```` formulas as MathML, which browsers support without a font or a style sheet.
 */
export function remarkFormulas() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return
      if (node.type === 'inlineMath') {
        const isDisplay = sourceOf(node, file).startsWith('$$')
        parent.children[index] = { ...formulaOf(node, isDisplay, file), type: 'mdxJsxTextElement', children: [] }
      } else if (node.type === 'math') {
        checkFence(node, file)
        parent.children[index] = formulaOf(node, true, file)
      } else if (node.type === 'code' && node.lang === 'math') {
        parent.children[index] = formulaOf(node, true, file)
      }
    })
  }
}

/** Fails on a `$$` fence without a closing `$$`, which would turn the rest of the page into a formula. */
function checkFence(node: RootContentMap['math'], file: VFile): void {
  if (node.meta) file.fail('a formula of several lines must begin on the line below `$$`', node)
  if (!/\$\$\s*$/.test(sourceOf(node, file)))
    file.fail('this `$$` has no `$$` that closes it, on a line of its own', node)
}

function formulaOf(node: Formula, isDisplay: boolean, file: VFile) {
  const html = mathml(node, isDisplay, file)
  return jsx('Formula', { html, tex: node.value.trim(), ...(isDisplay && { display: '' }) }, [])
}

function mathml(node: Formula, displayMode: boolean, file: VFile): string {
  try {
    const rendered = katex.renderToString(node.value, {
      output: 'mathml',
      displayMode,
      strict: 'ignore',
      trust: ({ command }) => {
        throw new Error(`${command} is not available in a formula`)
      },
    })
    return rendered.replace(/^<span class="katex">(.*)<\/span>$/s, '$1').replace(/ xmlns="[^"]*"/, '')
  } catch (error) {
    if (!(error instanceof katex.ParseError)) return file.fail(errorMessage(error), node)
    return file.fail(`invalid formula: ${error.rawMessage}`, positionInFile(node, error.position, file))
  }
}

/** Returns the position in the file of a character offset in a formula; the lines of a fence may be indented. */
function positionInFile(node: Formula, offset: number, file: VFile) {
  const inside = positionAt(node.value, offset)
  const { line = 1, column = 1 } = node.position?.start ?? {}
  const written = sourceOf(node, file).split('\n')
  const first = node.type === 'inlineMath' ? 0 : 1
  const at = first + inside.line - 1
  const formulaLine = node.value.split('\n')[inside.line - 1] ?? ''
  const indent = Math.max(0, written[at]?.indexOf(formulaLine) ?? 0)
  return { line: line + at, column: (at === 0 ? column : 1) + indent + inside.column - 1 }
}

function sourceOf(node: Formula, file: VFile): string {
  return String(file).slice(node.position?.start.offset, node.position?.end.offset)
}
