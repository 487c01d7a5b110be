import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type {} from 'remark-parse'
import type { Processor } from 'unified'

const COLON = 58

/**
 * Parses `:::` containers, and nothing else with a colon: the whole syntax of directives would take `10:30` and
 * `注意:重要[链接](…)` for its own.
 */
export function remarkContainers(this: Processor): void {
  const [container] = [directive().flow?.[COLON]].flat()
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [COLON]: container } }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}
