import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { withProduct } from '../../config/product'
import { admonitionAliases, admonitionKinds, type AdmonitionKind } from '../components'
import { jsx } from '../jsx'
import { reportUnsupported } from '../report'
import type { ContainerDirective } from './containers'

/** The kind of admonition for each name of GitHub's alerts, `> [!NOTE]`. */
const alerts: Readonly<Record<string, AdmonitionKind>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'danger',
}

/**
 * Converts `:::warning[Title]` and `> [!WARNING]` to admonitions. Reports a line that begins with `:::` and a name but
 * is not parsed as an admonition.
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      const replacement =
        node.type === 'containerDirective'
          ? admonition(node, file)
          : node.type === 'blockquote'
            ? alert(node, file)
            : undefined
      if (replacement) {
        parent.children[index] = replacement
        // the visit continues with the replacement, whose children may be others
        return [SKIP, index]
      }
      if (node.type === 'text' && /^:::\s*\w/.test(node.value) && parent.type === 'paragraph' && index === 0) {
        reportUnsupported(
          file,
          'an admonition begins with `:::note` or `:::note[Title]` and ends with `:::`, each on a line of its own',
          node,
        )
      }
      return undefined
    })
  }
}

function admonition(node: ContainerDirective, file: VFile): MdxJsxFlowElement | Blockquote {
  const kind = admonitionAliases[node.name] ?? node.name
  if (!(admonitionKinds as readonly string[]).includes(kind)) {
    const nearest = didYouMean(node.name, [...admonitionKinds, 'code-group'])
    reportUnsupported(file, `there is no admonition “:::${node.name}”${nearest}`, node)
    return { type: 'blockquote', children: node.children as Blockquote['children'] }
  }
  const [first, ...rest] = node.children
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data
  if (!isLabel) return admonitionElement(kind, node.children)
  const hasMarkup = first.children.some(({ type }) => type !== 'text' && type !== 'mdxTextExpression')
  if (!hasMarkup) return admonitionElement(kind, rest, withProduct(plainText(first)))
  first.data = { hProperties: { 'data-title': '' } }
  return jsx('Admonition', { kind, titled: '' }, node.children as MdxJsxFlowElement['children'])
}

function admonitionElement(kind: string, children: ContainerDirective['children'], title?: string): MdxJsxFlowElement {
  return jsx('Admonition', { kind, ...(title && { title }) }, children as MdxJsxFlowElement['children'])
}

function alert(node: Blockquote, file: VFile): MdxJsxFlowElement | undefined {
  const [first, ...rest] = node.children
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const [mark, name = ''] = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value) ?? []
  if (mark === undefined) return undefined
  const kind = alerts[name.toUpperCase()]
  if (!kind) {
    reportUnsupported(file, `there is no alert “[!${name}]”${didYouMean(name, Object.keys(alerts))}`, node)
    return undefined
  }
  text.value = text.value.slice(mark.length)
  const isEmpty = text.value === '' && first.children.length === 1
  return admonitionElement(kind, isEmpty ? rest : [first, ...rest])
}

function plainText(paragraph: Paragraph): string {
  return textOf({ ...paragraph, children: paragraph.children.map(expressionAsText) })
}

function expressionAsText(node: PhrasingContent): PhrasingContent {
  return node.type === 'mdxTextExpression' ? { type: 'text', value: `{${node.value}}` } : node
}
