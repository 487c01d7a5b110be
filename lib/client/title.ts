/**
 * Overrides the document's title until the returned function is called, even if the framework changes its own title.
 */
export function overrideTitle(text: string): () => void {
  // Browsers use the first title element of a document. The framework inserts its own before the first one in the head,
  // and reuses an existing one unless that has an `itemprop`.
  const title = Object.assign(document.createElement('title'), { textContent: text })
  title.setAttribute('itemprop', 'name')
  const holder = document.createElement('span')
  holder.append(title)
  document.head.prepend(holder)
  return () => holder.remove()
}
