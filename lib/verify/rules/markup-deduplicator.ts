import { isTag, type ChildNode, type Element } from 'domhandler'
import type { Page } from '../page'

/** Elements that are never removed, because their parent requires them or a page has only one. */
const KEPT = new Set(['html', 'head', 'body', 'title', 'main', 'h1', 'summary', 'figcaption', 'caption', 'legend'])
/** Elements that stay valid if any of their children are removed. */
const CONTAINERS = new Set(
  'head body div main article section aside nav header footer ul ol blockquote form figure details td'.split(' '),
)
/** Matches attributes whose values are arbitrary texts or URLs. */
const FREE =
  /^(href|src|srcset|alt|class|id|title|content|d|style|datetime|value|viewbox|aria-(label|labelledby|controls|describedby)|data-.*)$/i
/** Elements that are ignored if they have the same form as the sibling before them. */
const REPEATED = new Set(['span', 'a', 'li', 'p', 'tr', 'code', 'div'])

/**
 * Removes markup that was already validated, so that markup repeated on every page is validated once. Markup is
 * compared by form: an element with the names of its ancestors, its attributes and its content, without texts and URLs.
 */
export class MarkupDeduplicator {
  /** The number of each distinct form; the form of an element contains the numbers of its children. */
  private readonly numbers = new Map<string, number>()
  private readonly seen = new Set<string>()

  /** Returns the page's HTML without known forms, and a function that records the remaining forms as known. */
  strip({ html, document }: Pick<Page, 'html' | 'document'>): { text: string; remember: () => void } {
    const fresh: string[] = []
    const parts: string[] = []
    const forms = new Map<Element, number>()
    let end = 0
    const visit = (element: Element, above: number, mayGo: boolean) => {
      const key = `${above}:${this.form(element, forms)}`
      if (mayGo && !KEPT.has(element.name) && this.seen.has(key)) {
        parts.push(html.slice(end, element.startIndex ?? 0))
        end = (element.endIndex ?? 0) + 1
        return
      }
      fresh.push(key)
      if (!CONTAINERS.has(element.name) && element.name !== 'html') return
      const here = this.number(`${above}>${element.name}`)
      for (const child of element.children) if (isTag(child)) visit(child, here, CONTAINERS.has(element.name))
    }
    for (const node of document.children) if (isTag(node)) visit(node, 0, false)
    return {
      text: parts.join('') + html.slice(end),
      remember: () => fresh.forEach((key) => this.seen.add(key)),
    }
  }

  /** Returns the number of a node's form; `forms` caches the numbers of the page's elements. */
  private form(node: ChildNode, forms: Map<Element, number>): number {
    if (node.type === 'text') return /\S/.test((node as { data?: string }).data ?? '') ? 1 : 0
    if (!isTag(node)) return 0
    const cached = forms.get(node)
    if (cached !== undefined) return cached
    const children: string[] = []
    let before: number | undefined
    for (const child of node.children) {
      const number = this.form(child, forms)
      if (number === 0 || (number === before && isTag(child) && REPEATED.has(child.name))) continue
      children.push(String(number))
      before = number
    }
    const attributes = Object.entries(node.attribs).map(
      ([name, value]) => `${name}=${FREE.test(name) ? kind(value) : value}`,
    )
    const form = this.number(`<${node.name} ${attributes.join(' ')}>${children.join(',')}`)
    forms.set(node, form)
    return form
  }

  private number(form: string): number {
    const known = this.numbers.get(form)
    if (known !== undefined) return known
    // the numbers 0 and 1 stand for empty and non-empty text
    const next = this.numbers.size + 2
    this.numbers.set(form, next)
    return next
  }
}

/** Returns what determines whether an attribute value is valid: whether it is empty or blank, and has white space. */
function kind(value: string): string {
  if (value.trim() === '') return value === '' ? 'none' : 'blank'
  return /\s/.test(value) ? 'words' : 'word'
}
