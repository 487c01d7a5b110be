import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { keepApart } from '../text/hast'

/** Gives the parts of a rendered page that HTML has no plain element for a form that Markdown has. */
export function plainComponents(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node
    if (tagName === 'pre' || tagName === 'code') return
    keepApart(node, beside)
    if (tagName === 'aside') node.tagName = 'blockquote'
    else if (tagName === 'p' && isName(node)) node.children = [strong(node.children)]
    else if (tagName === 'summary') become(node, 'p', [strong(node.children)])
    else if (tagName === 'figcaption') become(node, 'p', [strong(spaced(node.children, ' · '))])
    else if (properties.role === 'img') become(node, 'em', [text(String(properties.ariaLabel ?? ''))])
    else if (properties.role === 'tabpanel') nameFirst(node)
    else if (properties.dataSide !== undefined || properties.role === 'group') nameFirst(node)
    else if (properties.dataPlan !== undefined) plainPlans(node)
    else if (properties.dataLanguage !== undefined) plainCode(node, String(properties.dataLanguage))
    else if (tagName === 'math') plainFormula(node)
  })
}

/** What stands side by side on a page by its styles alone. */
const beside = new Set(['a', 'b', 'code', 'i', 'span', 'strong', 'time'])

/** A box's title. */
function isName({ properties }: Element): boolean {
  return properties.dataTitle !== undefined
}

/** The first paragraph of a panel or of a side is its name. */
function nameFirst({ children }: Element): void {
  const first = children.find((child) => child.type === 'element')
  if (first?.tagName === 'p') first.children = [strong(first.children)]
}

/** A plan's nodes have their facts beside each other; in a line they need something between them. */
function plainPlans(figure: Element): void {
  visit(figure, 'element', (node) => {
    if (node.tagName !== 'li') return
    const [facts] = node.children
    if (facts?.type === 'element') become(facts, 'p', spaced(facts.children, ', '))
  })
}

/** A fence with its language; lines that it adds or removes are told apart as a patch does. */
function plainCode(figure: Element, language: string): void {
  visit(figure, 'element', (node) => {
    if (node.tagName !== 'code') return
    const isPatch = node.children.some((child) => mark(child) !== undefined)
    // colours say nothing here, and a code has more of them than words
    node.children = [text(node.children.map((child) => (mark(child) ?? '') + textOf(child)).join(''))]
    node.properties.className = [`language-${isPatch ? 'diff' : language}`]
  })
}

function mark(node: ElementContent): string | undefined {
  const classes = node.type === 'element' ? [node.properties.className].flat() : []
  return classes.includes('del') ? '-' : classes.includes('add') ? '+' : undefined
}

/** A formula as it was written, where the page keeps that. */
function plainFormula(math: Element): void {
  let written: string | undefined
  visit(math, 'element', (node) => {
    if (node.tagName === 'annotation') written ??= textOf(node)
  })
  if (written === undefined) return
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [text(written)] }
  if (math.properties.display !== 'block') return become(math, 'code', code.children)
  code.properties.className = ['language-math']
  become(math, 'pre', [code])
}

function become(node: Element, tagName: string, children: ElementContent[]): void {
  node.tagName = tagName
  node.properties = {}
  node.children = children
}

function spaced(children: readonly ElementContent[], between: string): ElementContent[] {
  const said = children.filter((child) => child.type === 'element' || (child.type === 'text' && child.value.trim()))
  return said.flatMap((child, index) => (index > 0 && child.type === 'element' ? [text(between), child] : [child]))
}

function strong(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'strong', properties: {}, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
