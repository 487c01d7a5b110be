import type { Image, Root } from 'mdast'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { withProduct, withProductSlug } from '../../config/product'

/**
 * Replaces `{product}` by the product's name in text and by its slug in URLs; it is an expression in MDX and text in
 * Markdown.
 */
export function remarkProduct() {
  return (tree: Root, file: VFile) => {
    const isMarkdown = file.data.format === 'md'
    visit(tree, (node, index, parent) => {
      if ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && node.value.trim() === 'product') {
        const text = { type: 'text' as const, value: withProduct('{product}') }
        const isBlock = node.type === 'mdxFlowExpression' && parent?.type !== 'mdxJsxFlowElement'
        if (parent && index !== undefined) {
          parent.children[index] = isBlock ? { type: 'paragraph', children: [text] } : text
        }
      } else if (node.type === 'text' && isMarkdown) {
        node.value = withProduct(node.value)
      } else if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
        const written = decodeBraces(node.url)
        node.url = withProductSlug(written)
        if (node.title) node.title = withProduct(node.title)
        const text = node.type === 'link' ? node.children[0] : undefined
        // the text of an autolink is its URL, so both get the slug
        if (text?.type === 'text' && ['', 'http://', 'mailto:'].some((scheme) => scheme + text.value === written)) {
          text.value = withProductSlug(text.value)
        }
      }
      if (node.type === 'image') node.alt = withProduct(writtenAlt(node, file) ?? '')
    })
  }
}

/**
 * Returns the alternative text of an image from the source if it has `{product}`, because the parser drops the braces.
 */
function writtenAlt(node: Image, file: VFile): string | null | undefined {
  const { start, end } = node.position ?? {}
  const written = /^!\[([^\]]*)\]/.exec(String(file).slice(start?.offset, end?.offset))?.[1]
  return written?.includes('{product}') ? written : node.alt
}

/** Decodes braces, which Markdown percent-encodes in URLs. */
function decodeBraces(url: string): string {
  return url.replace(/%7B/gi, '{').replace(/%7D/gi, '}')
}
