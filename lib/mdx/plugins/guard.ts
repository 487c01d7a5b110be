import type { Program } from 'estree'
import type { Parent, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Node } from 'unist'
import { SKIP, visit, type VisitorResult } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { admonitionKinds, writersBlocks, writersComponents } from '../components'
import { attributeValue, isJsxElement } from '../jsx'
import { plainValue } from '../literal'
import { reportError, reportUnsupported } from '../report'

const refusedTags = new Set(
  'script style iframe object embed base meta link title head body html frame frameset applet form'.split(' '),
)
type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** The characters that browsers ignore before and inside a URL's scheme: whitespace and control characters. */
const skipped = /[\p{Cc}\s]+/gu

/** Whether a browser would execute code when it follows this URL. */
function runsCode(url: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(url.replace(skipped, ''))
}

/** Attributes whose value is text, which may begin like a URL scheme: “Data: rows by table”. */
const ofWords = /^(?:alt|title|label|abbr|aria-?\w+)$/i

/** Whether the value of an attribute is a URL that would run code. */
export function isActive(name: string, value: unknown): boolean {
  return !ofWords.test(name) && runsCode(String(value))
}

/**
 * Reports active or unsupported content: expressions, elements and URLs that run code or load resources, and unknown
 * components. In lenient folders expressions are dropped, and unknown components leave their content.
 */
export function remarkGuard() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        if (!isComment(node.data?.estree, node.value) && node.value.trim() !== 'product') {
          const name = node.value.trim()
          reportUnsupported(
            file,
            `only {product} is allowed in braces, not {${name}}${didYouMean(name, ['product'])}; write \\{ for a brace`,
            node,
          )
          return replaceBy([], index, parent)
        }
      }
      if ((node.type === 'link' || node.type === 'definition' || node.type === 'image') && runsCode(node.url)) {
        reportError(file, `the URL “${node.url}” would run code`, node)
      }
      if (!isJsxElement(node)) return undefined
      if (isUnknown(node)) {
        reportUnsupported(
          file,
          `there is no component <${node.name}>${didYouMean(node.name ?? '', writersComponents)}; known: ${writersComponents.join(', ')}`,
          node,
        )
        return replaceBy(node.children, index, parent)
      }
      checkElement(node, file)
      return undefined
    })
  }
}

/** Replaces a node of the tree by others, and returns where the visit continues. */
function replaceBy(nodes: readonly Node[], index: number | undefined, parent: Parent | undefined): VisitorResult {
  if (!parent || index === undefined) return undefined
  parent.children.splice(index, 1, ...(nodes as typeof parent.children))
  return [SKIP, index] satisfies VisitorResult
}

function isUnknown({ name }: JsxElement): boolean {
  return /^[A-Z]/.test(name ?? '') && !([...writersComponents, ...writersBlocks] as readonly unknown[]).includes(name)
}

function checkElement(node: JsxElement, file: VFile) {
  const name = node.name ?? ''
  if ((writersBlocks as readonly string[]).includes(name)) {
    reportError(file, `<${name}> must be on a line of its own, without content: <${name} … />`, node)
  }
  if (name === 'WhatsNew' && (node.type === 'mdxJsxTextElement' || node.attributes.length + node.children.length > 0))
    reportError(file, '<WhatsNew /> must be on a line of its own, without attributes and content', node)
  if (name === 'h1') reportError(file, 'the title is the only heading of level 1: start sections with `##`', node)
  if (refusedTags.has(name.toLowerCase())) reportError(file, `<${name}> is not allowed in content`, node)
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      reportError(file, '{...spread} attributes are not available', node)
    else if (/^(?:on|dangerouslySetInnerHTML$)/i.test(attribute.name))
      reportError(file, `the attribute “${attribute.name}” would run code: delete it`, node)
    else if (isActive(attribute.name, attributeValue(attribute)))
      reportError(file, `the URL in “${attribute.name}” would run code`, node)
    else if (
      name === 'Admonition' &&
      attribute.name === 'kind' &&
      !(admonitionKinds as readonly unknown[]).includes(attribute.value)
    )
      reportError(
        file,
        `unknown kind of admonition: ${String(attribute.value)}; known: ${admonitionKinds.join(', ')}`,
        node,
      )
    else if (typeof attribute.value === 'object' && attribute.value && !plainValue(attribute.value.data?.estree)) {
      reportError(file, `the value of “${attribute.name}” must be a plain value, not code`, node)
    }
  }
}

function isComment(program: Program | null | undefined, source: string): boolean {
  return program ? program.body.length === 0 : source.trim() === ''
}
