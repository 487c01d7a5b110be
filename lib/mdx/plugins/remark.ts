import type { Heading, Image, Root } from 'mdast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { withProduct, withProductSlug } from '../../config/product'
import type { BodyCards } from '../body'
import { attributesOf } from '../jsx'

/** Inserts the product's name or slug in texts and URLs; `{product}` is an expression in MDX and text in Markdown. */
export function remarkProduct() {
  return (tree: Root, file: VFile) => {
    const isMarkdown = file.extname === '.md'
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
        // a URL that is its own text keeps the braces of both
        if (text?.type === 'text' && ['', 'http://', 'mailto:'].some((scheme) => scheme + text.value === written)) {
          text.value = withProductSlug(text.value)
        }
      }
      if (node.type === 'image') node.alt = withProduct(writtenAlt(node, file) ?? '')
    })
  }
}

/** Removes footnotes and their references, for excerpts in lists. */
export function remarkWithoutNotes() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return CONTINUE
      if (parent && index !== undefined) parent.children.splice(index, 1)
      return [SKIP, index]
    })
  }
}

/** The parser drops the braces of an image's text; the source has them. */
function writtenAlt(node: Image, file: VFile): string | null | undefined {
  const { start, end } = node.position ?? {}
  const written = /^!\[([^\]]*)\]/.exec(String(file).slice(start?.offset, end?.offset))?.[1]
  return written?.includes('{product}') ? written : node.alt
}

/** Sets the id of `## Heading {#id}`, which takes precedence over the one made from the text. */
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

/** Collects the card lists, for what they name to be checked against the sidebars. */
export function remarkCards(cards: BodyCards[]) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      if (!isElement || node.name !== 'DocCardList') return
      const { line = 1, column = 1 } = node.position?.start ?? {}
      const given = attributesOf(node)
      const unknown = Object.keys(given).find((name) => name !== 'items')
      if (unknown !== undefined) file.fail(`<DocCardList> has no “${unknown}”${didYouMean(unknown, ['items'])}`, node)
      cards.push({ line, column, ...given })
    })
  }
}

/** Decodes braces, which Markdown percent-encodes in URLs. */
function decodeBraces(url: string): string {
  return url.replace(/%7B/gi, '{').replace(/%7D/gi, '}')
}
