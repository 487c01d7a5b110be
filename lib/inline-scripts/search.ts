/** The prefix of the ids of the search dialogs, one per language. */
export const searchDialogId = 'search-'

/**
 * Opens the search dialog of the page's language on a click on its button, `/`, Ctrl+K or ⌘K, also before the site's
 * scripts have started. It dispatches `site:search`: the started scripts then open the dialog. Before, this one does, and
 * the field accepts text until the code of the search arrives. It runs as an inline script, so it must not use anything
 * outside itself.
 */
export function handleSearch(id: string): void {
  const open = (event: Event) => {
    const dialog = document.getElementById(id + document.documentElement.lang.slice(0, 2)) as HTMLDialogElement | null
    // ignored while the drawer is open, which makes the rest of the page inert
    if (!dialog || dialog.closest('[inert]')) return
    event.preventDefault()
    dispatchEvent(new Event('site:search'))
    if (dialog.open) return
    dialog.showModal()
    // selects the previous query, so that typing replaces it
    dialog.querySelector('input')?.select()
  }
  addEventListener('click', (event) => (event.target as Element).closest('[data-act=search]') && open(event), true)
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event
      if (isComposing || altKey) return
      // a slash in a text field is text; the field of a closed dialog may keep the focus for one frame
      const target = event.target as Partial<Element>
      const isWriting =
        target.matches?.('input,textarea,select,[contenteditable]') && !target.closest?.('dialog:not([open])')
      if (ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !isWriting) open(event)
    },
    true,
  )
}
