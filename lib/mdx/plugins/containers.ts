import type { RootContentMap } from 'mdast'
import remarkDirective from 'remark-directive'
import type { Processor } from 'unified'

const COLON = 58

/** A `:::` container. */
export type ContainerDirective = RootContentMap['containerDirective']

/**
 * Parses `:::` containers only: the inline and leaf syntax of directives would also match `10:30` and `注意:重要[链接](…)`.
 */
export function remarkContainers(this: Processor): void {
  remarkDirective.call(this)
  const syntax = this.data().micromarkExtensions?.at(-1)
  const [container] = [syntax?.flow?.[COLON]].flat()
  if (syntax && container) Object.assign(syntax, { text: {}, flow: { [COLON]: container } })
}
