/** The id of a language's search dialog begins with this. */
export const searchDialogId = 'search-'

/**
 * Opens the search dialog of the page's language at its button, `/`, Ctrl+K or ⌘K, before React has loaded and
 * afterwards: its field takes letters while the code of the search is on its way, which `site:search` asks for. It runs
 * as an inline script, so it must not use anything outside itself.
 */
export function handleSearch(id: string): void {
  const open = (event: Event) => {
    const dialog = document.getElementById(id + document.documentElement.lang.slice(0, 2)) as HTMLDialogElement | null
    // a menu that is open has the page to itself
    if (!dialog || dialog.closest('[inert]')) return
    event.preventDefault()
    const field = dialog.querySelector('input')
    if (dialog.open || !field) return
    dialog.showModal()
    // the query that the reader left; the next key replaces it
    field.select()
    dispatchEvent(new Event('site:search'))
  }
  addEventListener('click', (event) => (event.target as Element).closest('[data-act=search]') && open(event), true)
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event
      if (isComposing || altKey) return
      // a slash may belong to what the reader is writing; the field of a closed dialog may have the focus for a frame
      const target = event.target as Partial<Element>
      const isWriting =
        target.matches?.('input,textarea,select,[contenteditable]') && !target.closest?.('dialog:not([open])')
      if (ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !isWriting) open(event)
    },
    true,
  )
}
