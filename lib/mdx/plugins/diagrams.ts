import type { Code, Root } from 'mdast'
import { visit } from '../../text/visit'
import type { VFile } from 'vfile'
import { errorMessage } from '../../text/error-message'
import type { Locale } from '../../i18n/locales'
import { withProduct } from '../../config/product'
import { joinList, messages, withLabel } from '../../i18n/messages'
import { parseFenceLook } from '../fence'
import { FenceError, positionInFence } from '../fence-error'
import { jsx } from '../jsx'
import { reportUnsupported } from '../report'
import type { Diagram } from '../mermaid'

/** Renders ```` ```mermaid ```` fences as diagrams; the renderer is loaded on demand. */
export function remarkDiagrams(locale: Locale) {
  return async (tree: Root, file: VFile) => {
    const fences: { node: Code; replace: (by: ReturnType<typeof jsx>) => void }[] = []
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return
      fences.push({ node, replace: (by) => (parent.children[index] = by) })
    })
    for (const { node, replace } of fences) {
      const diagram = await renderedDiagram(node, file)
      if (!diagram) continue
      const caption = withProduct(parseFenceLook(node.meta ?? '').title ?? '')
      const title = diagram.title ?? (caption || textAlternative(diagram, locale))
      replace(
        jsx(
          'Diagram',
          {
            title,
            svg: diagram.svg,
            ...(diagram.description !== undefined && { description: diagram.description }),
            ...(caption !== '' && { caption }),
          },
          [],
        ),
      )
    }
  }
}

/** Returns the diagram of a fence; reports one that cannot be rendered, whose source is shown in a lenient folder. */
async function renderedDiagram(node: Code, file: VFile): Promise<Diagram | undefined> {
  const { renderDiagram } = await import('../mermaid')
  try {
    // with a name before it, `A{product}`, it is Mermaid's syntax for a decision
    return renderDiagram(node.value.replace(/(?<!\w)\{product\}/g, withProduct))
  } catch (error) {
    if (error instanceof FenceError) reportUnsupported(file, error.message, positionInFence(node, error.line))
    else reportUnsupported(file, `the diagram cannot be rendered: ${errorMessage(error)}`, node)
    return undefined
  }
}

/** Returns the text alternative of a diagram without a title: its type and its texts. */
function textAlternative({ kind, texts }: Diagram, locale: Locale): string {
  return withLabel(messages[locale].body.diagrams[kind], joinList(texts, locale), locale)
}
