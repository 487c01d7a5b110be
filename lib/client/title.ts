/**
 * Overrides the document's title, whatever the framework does with its own, until the returned function is called.
 */
export function overrideTitle(text: string): () => void {
  // The first title of a document counts. The framework puts its own before the first that is a child of the head, and
  // takes over one that it finds unless that says what it is for.
  const title = Object.assign(document.createElement('title'), { textContent: text })
  title.setAttribute('itemprop', 'name')
  const holder = document.createElement('span')
  holder.append(title)
  document.head.prepend(holder)
  return () => holder.remove()
}
