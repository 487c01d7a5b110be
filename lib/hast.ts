import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** The first element of this name, as a reader meets them. */
export function findElement(tree: Root, tagName: string): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (node) => {
    if (node.tagName === tagName) found ??= node
  })
  return found
}

/** Whether an element is a link with nothing in it, such as a heading's own or a picture's empty frame. */
export function isBareAnchor({ tagName, children }: Element): boolean {
  return tagName === 'a' && children.length === 0
}

/** Lets the addresses of an element lead from anywhere to where they lead from `base`; what is no address stays. */
export function makeAbsolute({ properties }: Element, base: string): void {
  for (const name of ['href', 'src'] as const) {
    if (typeof properties[name] === 'string') properties[name] = absolute(properties[name], base)
  }
  if (properties.srcSet !== undefined) {
    properties.srcSet = [properties.srcSet]
      .flat()
      .join(', ')
      .split(/,\s+/)
      .map((candidate) => candidate.replace(/^\S+/, (address) => absolute(address, base)))
      .join(', ')
  }
}

function absolute(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address
}
