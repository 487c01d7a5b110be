import type { Heading, Link, Parents, Root, RootContent, Text } from 'mdast'
import type { VFile } from 'vfile'
import { didYouMean } from '../../text/nearest'
import { ruleHref, type RuleSections } from '../../audit-rules/sections'
import { positionIn } from '../../content-model/body-error'

const CODE = /\b([A-Z]{2})\d\d\b/g

/** The state of the tree walk in the current section. */
interface Section {
  /** The headings above and their ids, outermost first. */
  readonly above: { readonly depth: number; readonly id: string }[]
  /** Rule codes that are already linked in this section. */
  linked: Set<string>
}

/**
 * Links each rule's code at its first mention in the prose of a section; headings, links, code and the rule's own
 * section are unchanged. Fails on a code with a known prefix that belongs to no rule.
 */
export function remarkRuleLinks(sections: RuleSections, file: string) {
  const prefixes = new Set(Object.keys(sections).map((code) => code.slice(0, 2)))
  return () => (tree: Root, vfile: VFile) => {
    if (prefixes.size === 0) return
    const here: Section = { above: [], linked: new Set() }
    const walk = (parent: Parents, isProse: boolean) => {
      parent.children = parent.children.flatMap((node): RootContent[] => {
        if (node.type === 'text') return linkCodes(node, isProse)
        if (node.type === 'heading') enter(here, node)
        if (node.type === 'link') here.linked.add(codeOf(node))
        const isLink = node.type === 'link' || node.type === 'linkReference'
        if ('children' in node) walk(node, isProse && node.type !== 'heading' && !isLink)
        return [node]
      }) as typeof parent.children
    }
    const linkCodes = (node: Text, isProse: boolean): RootContent[] => {
      const parts: RootContent[] = []
      let end = 0
      for (const { 0: code, 1: prefix = '', index } of node.value.matchAll(CODE)) {
        if (!prefixes.has(prefix)) continue
        const start = positionIn(node, index)
        const page = sections[code]
        if (page === undefined) {
          vfile.fail(`there is no rule ${code}${didYouMean(code, Object.keys(sections))}`, start)
        }
        const isOwn = here.above.some(({ id }) => id === code.toLowerCase())
        if (!isProse || isOwn || here.linked.has(code)) continue
        here.linked.add(code)
        const text: Text = { type: 'text', value: code }
        const position = { start, end: positionIn(node, index + code.length) }
        parts.push({ ...node, value: node.value.slice(end, index) })
        parts.push({ type: 'link', url: ruleHref(code, page, file), children: [text], position })
        end = index + code.length
      }
      return [...parts, { ...node, value: node.value.slice(end) }].filter((part) => part.type !== 'text' || part.value)
    }
    walk(tree, true)
  }
}

function enter(here: Section, { depth, data }: Heading): void {
  while ((here.above.at(-1)?.depth ?? 0) >= depth) here.above.pop()
  here.above.push({ depth, id: String(data?.hProperties?.id ?? '') })
  here.linked = new Set()
}

/** Returns the code of the rule that a link points to; an empty string for any other link. */
function codeOf({ url }: Link): string {
  return /#([a-z]{2}\d\d)$/.exec(url)?.[1]?.toUpperCase() ?? ''
}
