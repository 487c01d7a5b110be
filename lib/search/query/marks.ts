import { findMatches } from './excerpt'

const name = 'search'
/** The attribute of an element with highlights; see `app/globals.css`. */
const attribute = 'data-marked'

/** Whether the browser supports the CSS Custom Highlight API. */
function canMark(): boolean {
  return typeof Highlight === 'function' && 'highlights' in CSS
}

/**
 * Highlights the terms in an element with the CSS Custom Highlight API, which does not change the DOM. Returns true if
 * the element contains any of the terms.
 */
function markTerms(root: Element, terms: readonly string[]): boolean {
  if (!canMark()) return false
  const wanted = new Set(terms)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const highlight = new Highlight()
  while (walker.nextNode()) {
    const node = walker.currentNode
    for (const { start, end } of findMatches(node.textContent ?? '', wanted)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      highlight.add(range)
    }
  }
  if (highlight.size === 0) return false
  CSS.highlights.set(name, highlight)
  root.setAttribute(attribute, '')
  return true
}

/**
 * Highlights the terms in the page's content until Escape is pressed or `controller` aborts. Calls `onChange` with
 * `controller` when something is highlighted, and with undefined when the highlights are removed.
 */
export function showMarks(
  terms: readonly string[],
  controller: AbortController,
  onChange: (controller?: AbortController) => void,
): void {
  const content = document.querySelector('main')
  if (controller.signal.aborted || !content || !markTerms(content, terms)) return
  onChange(controller)
  addEventListener('keydown', ({ key }) => key === 'Escape' && controller.abort(), controller)
  controller.signal.addEventListener('abort', () => {
    CSS.highlights.delete(name)
    content.removeAttribute(attribute)
    onChange()
  })
}
