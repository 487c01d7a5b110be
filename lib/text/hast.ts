import type { Element, Root } from 'hast'
import { visit } from './visit'

/** Returns the first element with this tag name in document order; undefined if the tree has none. */
export function findElement(tree: Root, tagName: string): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (node) => {
    if (node.tagName === tagName) found ??= node
  })
  return found
}

/** Whether an element is a link without content, such as the anchor of a heading. */
export function isBareAnchor({ tagName, children }: Element): boolean {
  return tagName === 'a' && children.length === 0
}

/** Whether an element is hidden until an event, such as an error. The panels of tabs, which readers open, count as shown. */
export function isHidden({ properties: { hidden, role } }: Element): boolean {
  return Boolean(hidden) && role !== 'tabpanel'
}

/**
 * Inserts a space before children with these tag names if only CSS separates them from the preceding sibling. Elements
 * that contain a formula (`math`), and spans after full-width punctuation, stay next to the preceding text.
 */
export function keepApart(node: Element, names: ReadonlySet<string>): void {
  node.children = node.children.flatMap((child, index, all) => {
    if (child.type !== 'element' || !names.has(child.tagName) || holdsFormula(child)) return [child]
    const before = all[index - 1]
    const isBeside =
      before?.type === 'element'
        ? names.has(before.tagName) && !holdsFormula(before)
        : before?.type === 'text' && child.tagName === 'span' && /[^\s，。、；：]$/.test(before.value)
    return isBeside ? [{ type: 'text', value: ' ' }, child] : [child]
  })
}

function holdsFormula({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && child.tagName === 'math')
}

/** Replaces each glossary term among an element's children by its link, without the tooltip that defines the term. */
export function unwrapTerms(node: Element): void {
  node.children = node.children.flatMap((child) => {
    if (child.type !== 'element' || child.properties.dataTerm === undefined) return [child]
    return child.children.filter((inner) => inner.type !== 'element' || inner.properties.role !== 'tooltip')
  })
}

/** Removes the images that only the dark theme shows from an element's children: the light one is beside them. */
export function removeDarkImages(node: Element): void {
  node.children = node.children.filter((child) => child.type !== 'element' || !isForDarkTheme(child))
}

/** Whether an element is an image for the dark theme, or the `<picture>` around one. */
function isForDarkTheme({ tagName, properties, children }: Element): boolean {
  if (properties.dataOnly === 'dark') return true
  return tagName === 'picture' && children.some((child) => child.type === 'element' && isForDarkTheme(child))
}

/** Resolves `href`, `src` and `srcset` of an element against `base`; invalid URLs stay unchanged. */
export function makeAbsolute({ properties }: Element, base: string): void {
  for (const name of ['href', 'src'] as const) {
    if (typeof properties[name] === 'string') properties[name] = absolute(properties[name], base)
  }
  if (properties.srcSet !== undefined) {
    properties.srcSet = [properties.srcSet]
      .flat()
      .join(', ')
      .split(/,\s+/)
      .map((candidate) => candidate.replace(/^\S+/, (url) => absolute(url, base)))
      .join(', ')
  }
}

function absolute(url: string, base: string): string {
  return URL.canParse(url, base) ? new URL(url, base).href : url
}
