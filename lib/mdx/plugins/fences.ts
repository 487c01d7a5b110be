import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { withProduct } from '../../config/product'
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { errorMessage } from '../../text/error-message'
import { parseFenceLook } from '../fence'
import { fenceLanguage, highlight } from '../highlight'
import { jsx } from '../jsx'
import { foreignEngine } from '../sql-fence'

/** Replaces each fence by a `CodeBlock` whose highlighted HTML is a string attribute. */
export function rehypeFences() {
  return async (tree: Root, file: VFile) => {
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
      const name = /language-(\S+)/.exec([code.properties.className].flat().join(' '))?.[1] ?? 'text'
      try {
        const language = fenceLanguage(name)
        const look = parseFenceLook(code.data?.meta ?? '')
        const html = await highlight(textOf(code).replace(/\n$/, ''), language, look)
        const engine = foreignEngine(name, code.data?.meta ?? '')
        const node = jsx(
          'CodeBlock',
          {
            language: name,
            html,
            ...(look.title && { title: withProduct(look.title) }),
            ...(engine && { engine }),
            ...(look.wrap && { wrap: '' }),
            ...(!look.copy && { nocopy: '' }),
          },
          [],
        )
        parent.children[index] = node as unknown as Element
      } catch (error) {
        file.fail(errorMessage(error), pre)
      }
    }
  }
}
