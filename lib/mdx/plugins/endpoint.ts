import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import { SKIP, visit } from '../../text/visit'
import { VFile } from 'vfile'
import { readApi } from '../../openapi/document'
import { readEndpoint } from '../../openapi/endpoint'
import { endpointMarkdown } from '../../openapi/markdown'
import { errorMessage } from '../../text/error-message'
import type { Locale } from '../../i18n/locales'
import { didYouMean } from '../../text/nearest'
import { attributesOf, isJsxElement } from '../jsx'

const known = ['operation', 'depth']

/**
 * Replaces `<Endpoint operation="createWorkspace" />` by the Markdown of that API operation, so that later plugins
 * process ordinary headings, tables and fences. `depth` is the level of its headings, 2 by default.
 */
export function remarkEndpoints(this: Processor, locale: Locale) {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node, 'Endpoint') || !parent || index === undefined) return undefined
      if (node.type === 'mdxJsxTextElement') file.fail('<Endpoint /> must be on a line of its own', node)
      const { children } = this.parse(new VFile(markdownOf(node as MdxJsxFlowElement, locale, file))) as Root
      children.forEach((child) =>
        visit(child, (inner) => {
          // errors in the generated nodes are reported at the element
          if (node.position) inner.position = node.position
        }),
      )
      parent.children.splice(index, 1, ...(children as typeof parent.children))
      return [SKIP, index + children.length]
    })
  }
}

function markdownOf(node: MdxJsxFlowElement, locale: Locale, file: VFile): string {
  const given = attributesOf(node)
  const unknown = Object.keys(given).find((name) => !known.includes(name))
  if (unknown !== undefined) file.fail(`<Endpoint> has no “${unknown}”${didYouMean(unknown, known)}`, node)
  const { operation, depth = '2' } = given
  if (typeof operation !== 'string')
    file.fail('<Endpoint> requires the attribute operation, such as operation="createWorkspace"', node)
  if (!['2', '3', '4'].includes(String(depth))) file.fail('the depth of an <Endpoint> must be "2", "3" or "4"', node)
  try {
    return endpointMarkdown(readEndpoint(readApi(locale), operation), locale, Number(depth))
  } catch (error) {
    return file.fail(errorMessage(error), node)
  }
}
