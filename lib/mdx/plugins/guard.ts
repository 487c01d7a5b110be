import type { Program } from 'estree'
import type { Parent, Root } from 'mdast'
import type { MdxFlowExpression, MdxJsxFlowElement, MdxJsxTextElement, MdxTextExpression } from 'mdast-util-mdx'
import type { Node } from 'unist'
import { SKIP, visit, type VisitorResult } from '../../text/visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { isToolPage } from '../../config/routes'
import { admonitionKinds, workbenchTools, writersBlocks, writersComponents, writersElements } from '../components'
import { forbiddenElements, reactAttributes, voidElements } from '../elements'
import { readFrame } from '../frames'
import { attributesOf, attributeValue, contentOf, isJsxElement, setAttribute } from '../jsx'
import { plainValue } from '../literal'
import { reportError, reportUnsupported } from '../report'
import { valueInScope } from '../scope'
import { shownParts } from './unknown-component'

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** The characters that browsers ignore before and inside a URL's scheme: whitespace and control characters. */
const skipped = /[\p{Cc}\s]+/gu

/** Whether a browser would execute code when it follows this URL. */
function runsCode(url: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(url.replace(skipped, ''))
}

/** Attributes whose value is text, which may begin like a URL scheme: “Data: rows by table”. */
const textAttributes = /^(?:alt|title|label|abbr|aria-?\w+)$/i

/** Whether the value of an attribute is a URL that would run code. */
export function isActive(name: string, value: unknown): boolean {
  return !textAttributes.test(name) && runsCode(String(value))
}

/**
 * Reports active or unsupported content: expressions, elements and URLs that run code or load resources, and unknown
 * components. In lenient folders, expressions are removed, and unknown components are replaced by what they probably show.
 */
export function remarkGuard() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        const nodes = expressionNodes(node, file, parent)
        return nodes && replaceBy(nodes, index, parent)
      }
      if ((node.type === 'link' || node.type === 'definition' || node.type === 'image') && runsCode(node.url)) {
        reportError(file, `the URL “${node.url}” would run code`, node)
      }
      if (!isJsxElement(node)) return undefined
      if (isUnknown(node)) {
        reportUnsupported(file, noComponent(node.name ?? '', file), node)
        return replaceBy(shownParts(node), index, parent)
      }
      const replacement = forbiddenElements.get(node.name?.toLowerCase() ?? '')
      if (replacement) {
        reportUnsupported(file, `<${node.name}> is not allowed in content`, node)
        return replaceBy(replacement === 'content' ? contentOf(node) : [], index, parent)
      }
      if (node.name === 'iframe') return replaceBy(frameNodes(node, file), index, parent, 1)
      checkElement(node, file)
      return undefined
    })
  }
}

/**
 * Returns the replacement of an expression: its value as text, or nothing for code, which is reported. Undefined for a
 * comment, and for `{product}`, which a later plugin replaces.
 */
function expressionNodes(
  node: MdxTextExpression | MdxFlowExpression,
  file: VFile,
  parent: Parent | undefined,
): readonly Node[] | undefined {
  const written = node.value.trim()
  if (written === 'product' || isComment(node.data?.estree, node.value)) return undefined
  const found = valueInScope(file, node.data?.estree)
  if (!found || (typeof found.value === 'object' && found.value !== null)) {
    reportUnsupported(
      file,
      `only {product} is allowed in braces, not {${written.replace(/\s*\n.*$/s, ' …')}}${didYouMean(written, ['product'])}; write \\{ for a brace`,
      node,
      'an expression',
    )
    return []
  }
  const value = typeof found.value === 'boolean' || found.value === null ? '' : String(found.value)
  if (value === '') return []
  const text = { type: 'text', value, position: node.position }
  const isBlock = node.type === 'mdxFlowExpression' && parent?.type !== 'mdxJsxFlowElement'
  return isBlock ? [{ type: 'paragraph', children: [text], position: node.position } as Node] : [text]
}

function noComponent(name: string, file: VFile): string {
  const reason = `there is no component <${name}>${didYouMean(name, writersElements)}`
  return file.data.level === 'lenient'
    ? `${reason}; components.yml can say what replaces it`
    : `${reason}; known: ${writersElements.join(', ')}`
}

/** Replaces a node of the tree by others; the visit continues with them, or after the first `done` of them. */
function replaceBy(
  nodes: readonly Node[],
  index: number | undefined,
  parent: Parent | undefined,
  done = 0,
): VisitorResult {
  if (!parent || index === undefined) return undefined
  parent.children.splice(index, 1, ...(nodes as typeof parent.children))
  return [SKIP, index + done] satisfies VisitorResult
}

/** Returns the checked `<iframe>`, or a link to its page if it cannot be shown. */
function frameNodes(node: JsxElement, file: VFile): readonly Node[] {
  const frame = readFrame(attributesOf(node), file.data.frameHosts ?? [])
  if ('reason' in frame) {
    reportUnsupported(file, frame.reason, node)
    if (!frame.link) return []
    const text = { type: 'text', value: frame.link.text }
    const link = { type: 'link', url: frame.link.href, children: [text], position: node.position }
    return [node.type === 'mdxJsxTextElement' ? link : ({ type: 'paragraph', children: [link] } as Node)]
  }
  node.attributes = frame.attributes.flatMap(([name, written]) => {
    const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === written)
    return found ? [{ ...found, name }] : []
  }) as JsxElement['attributes']
  setAttribute(node, 'src', frame.src)
  setAttribute(node, 'title', frame.title)
  setAttribute(node, 'loading', 'lazy')
  node.children = []
  return [node]
}

function isUnknown({ name }: JsxElement): boolean {
  return (
    /^[A-Z]|\./.test(name ?? '') && !([...writersComponents, ...writersBlocks] as readonly unknown[]).includes(name)
  )
}

function checkElement(node: JsxElement, file: VFile) {
  const name = node.name ?? ''
  if ((writersBlocks as readonly string[]).includes(name)) {
    reportError(file, `<${name}> must be on a line of its own, without content: <${name} … />`, node)
  }
  if (workbenchTools.includes(name) && file.data.page !== undefined && !isToolPage(file.data.page))
    reportError(file, `<${name}> works in docs/workbench/ only: the scripts of other pages do not contain it`, node)
  if (name === 'WhatsNew' && (node.type === 'mdxJsxTextElement' || node.attributes.length + node.children.length > 0))
    reportError(file, '<WhatsNew /> must be on a line of its own, without attributes and content', node)
  if (voidElements.includes(name)) node.children = []
  if (/^[a-z]/.test(name))
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue
      if (Object.hasOwn(reactAttributes, attribute.name)) attribute.name = reactAttributes[attribute.name] ?? ''
    }
  node.attributes = node.attributes.filter((attribute) => isAllowed(attribute, node, file))
}

/** Reports an attribute that runs code; returns false if it is dropped. */
function isAllowed(attribute: JsxElement['attributes'][number], node: JsxElement, file: VFile): boolean {
  const unsupported = (reason: string, cause?: string) => {
    reportUnsupported(file, reason, node, cause)
    return false
  }
  if (attribute.type === 'mdxJsxExpressionAttribute') return unsupported('{...spread} attributes are not available')
  if (attribute.name === 'ref') return false
  if (/^(?:on|dangerouslySetInnerHTML$)/i.test(attribute.name))
    return unsupported(`the attribute “${attribute.name}” would run code: delete it`)
  if (isActive(attribute.name, attributeValue(attribute)))
    reportError(file, `the URL in “${attribute.name}” would run code`, node)
  else if (
    node.name === 'Admonition' &&
    attribute.name === 'kind' &&
    !(admonitionKinds as readonly unknown[]).includes(attribute.value)
  ) {
    const known = admonitionKinds.join(', ')
    reportUnsupported(file, `unknown kind of admonition: ${String(attribute.value)}; known: ${known}`, node)
    attribute.value = 'note'
  } else if (typeof attribute.value === 'object' && attribute.value && !plainValue(attribute.value.data?.estree)) {
    return unsupported(`the value of “${attribute.name}” must be a plain value, not code`, 'code in an attribute')
  }
  return true
}

function isComment(program: Program | null | undefined, source: string): boolean {
  return program ? program.body.length === 0 : source.trim() === ''
}
