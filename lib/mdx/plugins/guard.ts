import type { Program } from 'estree'
import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { admonitionKinds, writersBlocks, writersComponents } from '../components'
import { attributeValue, isJsxElement } from '../jsx'
import { plainValue } from '../literal'

const refusedTags = new Set(
  'script style iframe object embed base meta link title head body html frame frameset applet form'.split(' '),
)
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
 * Fails on active or unsupported content: expressions, elements and URLs that run code or load resources, and unknown
 * components.
 */
export function remarkGuard() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        if (!isComment(node.data?.estree, node.value) && node.value.trim() !== 'product') {
          const name = node.value.trim()
          file.fail(
            `only {product} is allowed in braces, not {${name}}${didYouMean(name, ['product'])}; write \\{ for a brace`,
            node,
          )
        }
      }
      if ((node.type === 'link' || node.type === 'definition' || node.type === 'image') && runsCode(node.url)) {
        file.fail(`the URL “${node.url}” would run code`, node)
      }
      if (isJsxElement(node)) checkElement(node, file)
    })
  }
}

function checkElement(node: MdxJsxFlowElement | MdxJsxTextElement, file: VFile) {
  const name = node.name ?? ''
  const isComponent = /^[A-Z]/.test(name)
  if ((writersBlocks as readonly string[]).includes(name)) {
    file.fail(`<${name}> must be on a line of its own, without content: <${name} … />`, node)
  }
  if (isComponent && !(writersComponents as readonly string[]).includes(name)) {
    file.fail(
      `there is no component <${name}>${didYouMean(name, writersComponents)}; known: ${writersComponents.join(', ')}`,
      node,
    )
  }
  if (name === 'h1') file.fail('the title is the only heading of level 1: start sections with `##`', node)
  if (refusedTags.has(name.toLowerCase())) file.fail(`<${name}> is not allowed in content`, node)
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') file.fail('{...spread} attributes are not available', node)
    else if (/^(?:on|dangerouslySetInnerHTML$)/i.test(attribute.name))
      file.fail(`the attribute “${attribute.name}” would run code: delete it`, node)
    else if (isActive(attribute.name, attributeValue(attribute)))
      file.fail(`the URL in “${attribute.name}” would run code`, node)
    else if (
      name === 'Admonition' &&
      attribute.name === 'kind' &&
      !(admonitionKinds as readonly unknown[]).includes(attribute.value)
    )
      file.fail(`unknown kind of admonition: ${String(attribute.value)}; known: ${admonitionKinds.join(', ')}`, node)
    else if (typeof attribute.value === 'object' && attribute.value && !plainValue(attribute.value.data?.estree)) {
      file.fail(`the value of “${attribute.name}” must be a plain value, not code`, node)
    }
  }
}

function isComment(program: Program | null | undefined, source: string): boolean {
  return program ? program.body.length === 0 : source.trim() === ''
}
