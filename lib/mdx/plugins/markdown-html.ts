import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Html, Root } from 'mdast'
import { SKIP, visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { withProduct } from '../../config/product'
import { forbiddenElements, markdownElements } from '../elements'
import { readFrame } from '../frames'
import { reportError, reportUnsupported } from '../report'
import { isActive } from './guard'
import { positionIn } from '../../content-model/body-error'

/** Elements that may also be placeholders, such as `<path>`: HTML only if they have attributes or an end tag. */
const placeholders = new Set(
  'source track label button header main nav article text path line use g video audio'.split(' '),
)

const opening = /<([A-Za-z][\w.:-]*)(?=[\s/>])/g

/**
 * Reports HTML in a `.md` file that pages cannot contain, and unknown elements. Unknown elements become text, because the
 * parser would drop them.
 */
export function remarkMarkdownHtml() {
  return (tree: Root, file: VFile) => {
    const isLenient = file.data.level === 'lenient'
    const isKnown = (name: string, rest: string) =>
      markdownElements.includes(name) &&
      (!placeholders.has(name) || /^\s+[\w-]+=/.test(rest) || String(file).includes(`</${name}`))
    visit(tree, 'html', (node: Html) => {
      const unknown = new Set<string>()
      for (const { 0: tag, 1: name = '', index } of withoutComments(node.value).matchAll(opening)) {
        const lower = name.toLowerCase()
        const position = positionIn(node, index)
        // rehypeExtraTitles reports it
        if (lower === 'h1') continue
        if (!isKnown(lower, node.value.slice(index + tag.length)) && !(isLenient && forbiddenElements.has(lower))) {
          unknown.add(name)
          reportUnsupported(file, unknownElement(name), position, `<${name}>`)
        }
      }
      for (const name of unknown) node.value = node.value.replace(new RegExp(`<(?=/?${name}[\\s/>])`, 'g'), '&lt;')
      node.value = withProduct(node.value)
    })
  }
}

function unknownElement(name: string): string {
  const nearest = didYouMean(name.toLowerCase(), markdownElements)
  return `<${name}> is not an HTML element that pages can contain${nearest}; a plain “<” is written \\< or stands in \`code\``
}

/** Replaces the characters of comments by spaces, so that later positions stay the same. */
function withoutComments(html: string): string {
  return html.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

/**
 * Reports elements and attributes that would run code; it checks parsed elements, so the way they are written does not
 * matter.
 */
export function rehypeMarkdownHtml() {
  return (tree: HastRoot, file: VFile) => {
    visit(tree, 'element', (node: Element, index, parent) => {
      const replacement = forbiddenElements.get(node.tagName)
      if (replacement && parent && index !== undefined) {
        reportUnsupported(file, `<${node.tagName}> is not allowed in content`, node)
        parent.children.splice(index, 1, ...(replacement === 'content' ? node.children : []))
        return [SKIP, index]
      }
      if (node.tagName === 'iframe' && parent && index !== undefined) {
        parent.children[index] = frameElement(node, file)
        return SKIP
      }
      for (const [name, value] of Object.entries(node.properties)) {
        if (/^on|^srcdoc$/i.test(name)) {
          reportUnsupported(file, `the attribute “${name}” would run code: delete it`, node)
          node.properties[name] = undefined
        } else if (isActive(name, value)) reportError(file, `the URL in “${name}” would run code`, node)
      }
      return undefined
    })
  }
}

/** Returns the checked `<iframe>`, or a link to its page if it cannot be shown. */
function frameElement(node: Element, file: VFile): ElementContent {
  const frame = readFrame(node.properties, file.data.frameHosts ?? [])
  if ('reason' in frame) {
    reportUnsupported(file, frame.reason, node)
    const { href, text } = frame.link ?? {}
    return href === undefined
      ? { type: 'text', value: '' }
      : { ...node, tagName: 'a', properties: { href }, children: [{ type: 'text', value: text ?? href }] }
  }
  const attributes = Object.fromEntries(frame.attributes.map(([name, written]) => [name, node.properties[written]]))
  return { ...node, properties: { ...attributes, src: frame.src, title: frame.title, loading: 'lazy' }, children: [] }
}
