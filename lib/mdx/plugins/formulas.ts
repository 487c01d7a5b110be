import katex from 'katex'
import type { Code, Root, RootContentMap } from 'mdast'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { errorMessage } from '../../text/error-message'
import { positionAt } from '../../text/position-at'
import { jsx } from '../jsx'
import { reportUnsupported } from '../report'

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
        const formula = formulaOf(node, isDisplay, file)
        parent.children[index] = formula
          ? { ...formula, type: 'mdxJsxTextElement', children: [] }
          : { type: 'inlineCode', value: node.value, ...(node.position && { position: node.position }) }
      } else if (node.type === 'math' || (node.type === 'code' && node.lang === 'math')) {
        if (node.type === 'math') checkFence(node, file)
        const source = { type: 'code', lang: 'latex', meta: null, value: node.value } as const
        parent.children[index] = formulaOf(node, true, file) ?? {
          ...source,
          ...(node.position && { position: node.position }),
        }
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

/** Returns the MathML of a formula; reports an invalid one, whose source is shown in a lenient folder. */
function formulaOf(node: Formula, isDisplay: boolean, file: VFile) {
  const html = mathml(node, isDisplay, file)
  if (html === undefined) return undefined
  return jsx('Formula', { html, tex: node.value.trim(), ...(isDisplay && { display: '' }) }, [])
}

function mathml(node: Formula, displayMode: boolean, file: VFile): string | undefined {
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
    if (!(error instanceof katex.ParseError)) reportUnsupported(file, errorMessage(error), node)
    else reportUnsupported(file, `invalid formula: ${error.rawMessage}`, positionInFile(node, error.position, file))
    return undefined
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
