import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { withProduct } from '../../config/product'
import type { Element, Root } from 'hast'
import type { Code, Root as MarkdownRoot } from 'mdast'
import { toString as textOf } from 'hast-util-to-string'
import { errorMessage } from '../../text/error-message'
import { didYouMean } from '../../text/nearest'
import type { DeferredFence } from '../body'
import { deferFence, hasLineComments } from '../deferred-fences'
import { parseFenceLook, withoutLines, type FenceLook } from '../fence'
import { fenceLanguage, fenceLanguages } from '../fence-languages'
import { highlight } from '../highlight'
import { jsx } from '../jsx'
import { reportUnsupported } from '../report'
import { foreignEngine, hasMark } from '../sql-fence'

/** Copies the options of fences to an attribute, because the parser of HTML in Markdown drops the data of nodes. */
export function remarkFenceOptions() {
  return (tree: MarkdownRoot) =>
    visit(tree, 'code', (node: Code) => {
      const { meta } = node
      if (meta) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, meta } }
    })
}

/**
 * Replaces each fence by a `CodeBlock` whose HTML is a string attribute: highlighted, or the placeholder of a fence that
 * is added to `deferred`.
 */
export function rehypeFences(deferred: DeferredFence[]) {
  return () => async (tree: Root, file: VFile) => {
    const fences: { pre: Element; code: Element; parent: Element | Root; index: number }[] = []
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0]
      if (
        pre.tagName === 'pre' &&
        code?.type === 'element' &&
        code.tagName === 'code' &&
        parent &&
        index !== undefined
      ) {
        fences.push({ pre, code, parent: parent as Element | Root, index })
      }
    })
    for (const { pre, code, parent, index } of fences) {
      const name = (/language-(\S+)/.exec([code.properties.className].flat().join(' '))?.[1] ?? 'text').toLowerCase()
      const meta = String(code.properties.meta ?? '')
      const language = languageOf(name, pre, file)
      const { html, look } = await fenceHtml(textOf(code).replace(/\n$/, ''), language, { meta, pre, file, deferred })
      const engine = file.data.level === 'lenient' && !hasMark(meta) ? undefined : foreignEngine(name, meta)
      const node = jsx(
        'CodeBlock',
        {
          language: name,
          html,
          ...(look.title && { title: withProduct(look.title) }),
          ...(engine && { engine }),
          ...(typeof code.properties.example === 'string' && { example: code.properties.example }),
          ...(look.wrap && { wrap: '' }),
          ...(!look.copy && { nocopy: '' }),
        },
        [],
      )
      parent.children[index] = node as unknown as Element
    }
  }
}

/**
 * Returns the language of a fence. Reports an unknown one, whose code is plain text, and the name of a dialect of SQL in a
 * folder whose SQL is checked: only fences of `sql` are.
 */
function languageOf(name: string, pre: Element, file: VFile): string {
  const language = fenceLanguage(name)
  if (language === 'sql' && name !== 'sql' && file.data.level !== 'lenient')
    reportUnsupported(
      file,
      `SQL in a fence of “${name}” is not checked: write “sql” and the engine, as in “sql mysql”`,
      pre,
    )
  if (language !== undefined) return language
  const known = [...fenceLanguages, 'text']
  reportUnsupported(file, `unknown language of a code fence: “${name}”${didYouMean(name, known)}`, pre)
  return 'text'
}

/**
 * Returns the HTML of code or its placeholder; reports invalid options and comments that mark lines, and then marks no
 * lines.
 */
async function fenceHtml(
  code: string,
  language: string,
  { meta, pre, file, deferred }: { meta: string; pre: Element; file: VFile; deferred: DeferredFence[] },
): Promise<{ html: string; look: FenceLook }> {
  try {
    const look = parseFenceLook(meta)
    if (hasLineComments(code)) return { html: await highlight(code, language, look), look }
    const fence = deferFence(code, language, look)
    deferred.push(fence)
    return { html: fence.placeholder, look }
  } catch (error) {
    reportUnsupported(file, errorMessage(error), pre)
    const look = parseFenceLook(withoutLines(meta))
    return { html: await highlight(code, language, { ...look, lines: new Set() }), look }
  }
}
