import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from '../text/visit'
import { keepApart, removeDarkImages, unwrapTerms } from '../text/hast'

/**
 * Replaces the components of a rendered page with elements that Markdown can represent. `language` is the language tag
 * of the page's text.
 */
export function simplifyComponents(tree: Root, language: string): void {
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node
    if (tagName === 'pre' || tagName === 'code') return
    unwrapTerms(node)
    removeDarkImages(node)
    keepApart(node, inlineElements)
    if (tagName === 'aside') node.tagName = 'blockquote'
    else if (tagName === 'p' && isAdmonitionTitle(node)) node.children = [strong(node.children)]
    else if (tagName === 'summary') replaceWith(node, 'p', [strong(node.children)])
    else if (tagName === 'figcaption') replaceWith(node, 'p', [strong(separate(node.children, ' · '))])
    else if (properties.role === 'img') replaceWith(node, 'em', [text(String(properties.ariaLabel ?? ''))])
    else if (properties.role === 'tabpanel') emphasizeName(node)
    else if (properties.dataSide !== undefined || properties.role === 'group') emphasizeName(node)
    else if (properties.dataRewrite !== undefined) removeToolLinks(node)
    else if (properties.dataPlan !== undefined) simplifyPlans(node, language)
    else if (properties.dataLanguage !== undefined) simplifyCode(node, String(properties.dataLanguage))
    else if (tagName === 'math') simplifyFormula(node)
  })
}

/** Inline elements; adjacent ones that only CSS separates need a separator in Markdown. */
const inlineElements = new Set(['a', 'b', 'code', 'i', 'span', 'strong', 'time'])

/** Whether an element is the title of an admonition. */
function isAdmonitionTitle({ properties }: Element): boolean {
  return properties.dataTitle !== undefined
}

/** Emphasises the first paragraph of a panel or side, which is its name. */
function emphasizeName({ children }: Element): void {
  const first = children.find((child) => child.type === 'element')
  if (first?.tagName === 'p') first.children = [strong(first.children)]
}

/** Removes the links of a rewrite that open a tool, which are controls. */
function removeToolLinks(rewrite: Element): void {
  visit(rewrite, 'element', (node) => {
    node.children = node.children.filter(
      (child) => child.type !== 'element' || child.tagName !== 'a' || !/#\w+=/.test(String(child.properties.href)),
    )
  })
}

/** Separates the details of each plan node with the commas of the language. */
function simplifyPlans(figure: Element, language: string): void {
  const comma = language.startsWith('zh') ? '，' : ', '
  visit(figure, 'element', (node) => {
    if (node.tagName !== 'li') return
    const [facts] = node.children
    if (facts?.type === 'element') replaceWith(facts, 'p', separate(facts.children, comma))
  })
}

/** Replaces a code block with plain text and its language; added and removed lines are marked as in a diff. */
function simplifyCode(figure: Element, language: string): void {
  visit(figure, 'element', (node) => {
    if (node.tagName !== 'code') return
    const isPatch = node.children.some((child) => mark(child) !== undefined)
    // removes the elements of syntax highlighting, because code has about one for each word
    node.children = [text(node.children.map((child) => (mark(child) ?? '') + textOf(child)).join(''))]
    node.properties.className = [`language-${isPatch ? 'diff' : language}`]
  })
}

function mark(node: ElementContent): string | undefined {
  const classes = node.type === 'element' ? [node.properties.className].flat() : []
  return classes.includes('del') ? '-' : classes.includes('add') ? '+' : undefined
}

/** Replaces a formula with its TeX source, if the page contains the source. */
function simplifyFormula(math: Element): void {
  let tex: string | undefined
  visit(math, 'element', (node) => {
    if (node.tagName === 'annotation') tex ??= textOf(node)
  })
  if (tex === undefined) return
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [text(tex)] }
  if (math.properties.display !== 'block') return replaceWith(math, 'code', code.children)
  code.properties.className = ['language-math']
  replaceWith(math, 'pre', [code])
}

function replaceWith(node: Element, tagName: string, children: ElementContent[]): void {
  node.tagName = tagName
  node.properties = {}
  node.children = children
}

function separate(children: readonly ElementContent[], between: string): ElementContent[] {
  const content = children.filter((child) => child.type === 'element' || (child.type === 'text' && child.value.trim()))
  return content.flatMap((child, index) => (index > 0 && child.type === 'element' ? [text(between), child] : [child]))
}

function strong(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'strong', properties: {}, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
