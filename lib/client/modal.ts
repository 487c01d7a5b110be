/** Makes everything in the document inert but one element; calling the result lifts it again, as it was before. */
export function isolate(element: Element): () => void {
  const silenced: HTMLElement[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      silenced.push(sibling)
    }
  }
  return () => silenced.forEach((sibling) => (sibling.inert = false))
}

/**
 * Gives something that is open an entry in the browser's history, so that going back closes it and goes nowhere.
 * The result takes the entry out again and resolves when it is gone; after going back there is nothing to do.
 */
export function closeOnBack(close: () => void): () => Promise<void> {
  let gone = false
  let whenGone = close
  let leaving: Promise<void> | undefined
  const leave = (event: Event) => {
    // the router would take this for a navigation
    event.stopImmediatePropagation()
    gone = true
    whenGone()
  }
  addEventListener('popstate', leave, { capture: true, once: true })
  // the router's own state goes along: to it, this is the same page
  history.pushState(history.state, '', location.href)
  return () =>
    (leaving ??= new Promise((resolve) => {
      if (gone) return resolve()
      whenGone = resolve
      history.back()
    }))
}
