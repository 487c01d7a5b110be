import { matches } from './excerpt'

const name = 'search'

/** Whether the browser supports the CSS Custom Highlight API. */
function canMark(): boolean {
  return typeof Highlight === 'function' && 'highlights' in CSS
}

/**
 * Marks the terms below an element by the CSS Custom Highlight API, which does not change the DOM; returns whether
 * there were any.
 */
function markTerms(root: Element, terms: readonly string[]): boolean {
  if (!canMark()) return false
  const wanted = new Set(terms)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const highlight = new Highlight()
  while (walker.nextNode()) {
    const node = walker.currentNode
    for (const { start, end } of matches(node.textContent ?? '', wanted)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      highlight.add(range)
    }
  }
  if (highlight.size > 0) CSS.highlights.set(name, highlight)
  return highlight.size > 0
}

/**
 * Marks the terms in the page's content until Escape is pressed or `controller` is aborted. Calls `onChange` with `controller`
 * when something is marked, and without it when the marks are removed.
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
    onChange()
  })
}
