import { useLayoutEffect, useRef } from 'react'

interface FieldOptions {
  /** The id of the option that Enter opens; undefined if there are no options. */
  activeId: string | undefined
  onQuery: (query: string) => void
  onMove: (step: 1 | -1) => void
  onOpen: (inNewTab: boolean) => void
  /** Called with a pasted text, which still has its line breaks. */
  onPaste: (text: string) => void
}

/**
 * Turns the dialog's field, which is in the page's HTML, into a combobox for the list of hits. The field is
 * uncontrolled, so that a keystroke alone re-renders nothing. Ignores text and keys while an input method is composing.
 */
export function useField(field: HTMLInputElement, options: FieldOptions): void {
  const { activeId } = options
  // the listeners stay, because replacing them for each keystroke took 7 % of its processor time
  const latest = useRef(options)
  // with the rendering: the field names the selected option, and a reader may press a key before effects run
  useLayoutEffect(() => {
    latest.current = options
  })
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(activeId !== undefined))
    if (activeId === undefined) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', activeId)
  }, [field, activeId])

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) {
        // Escape ends the composition without closing the dialog
        if (event.key === 'Escape') event.preventDefault()
        return
      }
      const { onMove, onOpen } = latest.current
      if (event.key === 'ArrowDown') onMove(1)
      else if (event.key === 'ArrowUp') onMove(-1)
      else if (event.key === 'Enter') onOpen(event.ctrlKey || event.metaKey)
      else return
      event.preventDefault()
    }
    const change = () => latest.current.onQuery(field.value)
    const controller = new AbortController()
    field.addEventListener('keydown', press, controller)
    field.addEventListener('input', (event) => (event as InputEvent).isComposing || change(), controller)
    field.addEventListener('compositionend', change, controller)
    const paste = ({ clipboardData }: ClipboardEvent) =>
      latest.current.onPaste(clipboardData?.getData('text/plain') ?? '')
    field.addEventListener('paste', paste, controller)
    return () => {
      controller.abort()
      field.setAttribute('aria-expanded', 'false')
      field.removeAttribute('aria-activedescendant')
    }
  }, [field])
}

/** Sets the text of the field and focuses it. */
export function fillField(field: HTMLInputElement, text: string): void {
  field.value = text
  field.focus()
}
