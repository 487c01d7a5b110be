import type { Heading, Paragraph, PhrasingContent, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../nearest'
import { withProduct, withProductSlug } from '../product'
import { admonitionKinds } from './components'
import { jsx } from './jsx'

/** Puts the product's name or slug in texts and addresses; `{product}` arrives as an expression of MDX. */
export function remarkProduct() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && node.value.trim() === 'product') {
        const text = { type: 'text' as const, value: withProduct('{product}') }
        if (parent && index !== undefined) {
          parent.children[index] = node.type === 'mdxTextExpression' ? text : { type: 'paragraph', children: [text] }
        }
      } else if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
        node.url = withProductSlug(decodeBraces(node.url))
        if (node.title) node.title = withProduct(node.title)
      }
      if (node.type === 'image' && node.alt) node.alt = withProduct(node.alt)
    })
  }
}

/** `## Heading {#id}`: the id wins over the one made from the text. */
export function remarkHeadingIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (node: Heading) => {
      const last = node.children.at(-1)
      if (last?.type !== 'text') return
      const match = /\s*\{#([^}\s]+)\}\s*$/.exec(last.value)
      if (!match) return
      last.value = last.value.slice(0, match.index)
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: match[1] } }
    })
  }
}

/** `:::warning[Title]` boxes; other uses of a colon are the writer's own text and stay as typed. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        const { start, end } = node.position ?? {}
        const text = { type: 'text' as const, value: String(file).slice(start?.offset, end?.offset) }
        if (parent && index !== undefined) {
          parent.children[index] = node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] }
        }
        return SKIP
      }
      if (node.type === 'containerDirective' && parent && index !== undefined) {
        parent.children[index] = admonition(node, file)
      }
      return undefined
    })
  }
}

function admonition(node: ContainerDirective, file: VFile): MdxJsxFlowElement {
  if (!(admonitionKinds as readonly string[]).includes(node.name)) {
    file.fail(`there is no box “:::${node.name}”${didYouMean(node.name, admonitionKinds)}`, node)
  }
  const [first, ...rest] = node.children
  const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined
  return jsx(
    'Admonition',
    { kind: node.name, ...(label && { title: withProduct(plainText(label)) }) },
    label ? rest : node.children,
  )
}

function plainText(paragraph: Paragraph): string {
  return textOf({ ...paragraph, children: paragraph.children.map(expressionAsText) })
}

function expressionAsText(node: PhrasingContent): PhrasingContent {
  return node.type === 'mdxTextExpression' ? { type: 'text', value: `{${node.value}}` } : node
}

/** Markdown percent-encodes braces in addresses. */
function decodeBraces(url: string): string {
  return url.replace(/%7B/gi, '{').replace(/%7D/gi, '}')
}
