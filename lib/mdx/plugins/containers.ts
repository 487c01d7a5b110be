import type { RootContentMap } from 'mdast'
import remarkDirective from 'remark-directive'
import type { Processor } from 'unified'

const COLON = 58

/** A `:::` container. */
export type ContainerDirective = RootContentMap['containerDirective']

/**
 * Parses `:::` containers, and nothing else with a colon: the whole syntax of directives would take `10:30` and
 * `注意:重要[链接](…)` for its own.
 */
export function remarkContainers(this: Processor): void {
  remarkDirective.call(this)
  const syntax = this.data().micromarkExtensions?.at(-1)
  const [container] = [syntax?.flow?.[COLON]].flat()
  if (syntax && container) Object.assign(syntax, { text: {}, flow: { [COLON]: container } })
}
