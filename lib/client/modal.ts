/**
 * Makes everything in the document inert except for an element; returns a function that restores the previous state.
 */
export function isolate(element: Element): () => void {
  const madeInert: HTMLElement[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue
      sibling.inert = true
      madeInert.push(sibling)
    }
  }
  return () => madeInert.forEach((sibling) => (sibling.inert = false))
}

/**
 * Pushes a history entry for an open dialog or menu, so that Back closes it instead of leaving the page. Returns a
 * function that removes the entry; its promise resolves after the removal, immediately if Back has already removed it.
 */
export function closeOnBack(close: () => void): () => Promise<void> {
  let gone = false
  let whenGone = close
  let leaving: Promise<void> | undefined
  const leave = (event: Event) => {
    // in development, Next's router would treat this as a navigation
    event.stopImmediatePropagation()
    gone = true
    whenGone()
  }
  addEventListener('popstate', leave, { capture: true, once: true })
  // copies the state, by which Next's router recognises its page in development
  history.pushState(history.state, '', location.href)
  return () =>
    (leaving ??= new Promise((resolve) => {
      if (gone) return resolve()
      whenGone = resolve
      history.back()
    }))
}
