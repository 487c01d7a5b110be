import { afterAll, vi } from 'vitest'

/*
 * Unit tests of one worker share its modules and, with `@vitest-environment jsdom`, its window: a worker for each file
 * would take three times as long. This setup runs before every file. A test that needs modules in their first state calls
 * `vi.resetModules()`; a file with a window gets new modules and an empty page here.
 */
if (typeof window !== 'undefined') {
  vi.resetModules()
  // what a build puts in for `basePath` and `trailingSlash`; Next reads it when it is loaded
  process.env.__NEXT_ROUTER_BASEPATH = '/docs'
  process.env.__NEXT_TRAILING_SLASH = 'true'
  const removeListeners = recordListeners([window, document, document.documentElement, document.body])
  afterAll(() => {
    removeListeners()
    emptyPage()
  })
}

/** Records the listeners that are added to the targets from now on; the returned function removes them. */
function recordListeners(targets: readonly EventTarget[]): () => void {
  const undo = targets.map((target) => {
    const { addEventListener } = target
    const added: Parameters<EventTarget['addEventListener']>[] = []
    target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
      added.push(listener)
      addEventListener.apply(target, listener)
    }
    return () => {
      target.addEventListener = addEventListener
      for (const [type, listener, options] of added) target.removeEventListener(type, listener, options)
    }
  })
  return () => undo.forEach((remove) => remove())
}

/** Makes the page what it was before the first test: the elements stay, since Testing Library keeps the body. */
function emptyPage(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
