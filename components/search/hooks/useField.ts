import { useEffect } from 'react'

interface FieldOptions {
  /** The option that Enter opens; none when there is nothing to choose. */
  activeId: string | undefined
  onQuery: (query: string) => void
  onMove: (step: 1 | -1) => void
  onOpen: (inNewTab: boolean) => void
}

/**
 * Makes the dialog's field, which was there before React, a combobox over its list. It keeps its own text, so that a key
 * by itself draws nothing. While an input method is composing a word, neither its text nor its keys are the search's.
 */
export function useField(field: HTMLInputElement, { activeId, onQuery, onMove, onOpen }: FieldOptions): void {
  useEffect(() => {
    field.setAttribute('aria-expanded', String(activeId !== undefined))
    if (activeId === undefined) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', activeId)
    return () => {
      field.setAttribute('aria-expanded', 'false')
      field.removeAttribute('aria-activedescendant')
    }
  }, [field, activeId])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) {
        // it ends the composition, and not the dialog with it
        if (event.key === 'Escape') event.preventDefault()
        return
      }
      if (event.key === 'ArrowDown') onMove(1)
      else if (event.key === 'ArrowUp') onMove(-1)
      else if (event.key === 'Enter') onOpen(event.ctrlKey || event.metaKey)
      else return
      event.preventDefault()
    }
    const controller = new AbortController()
    field.addEventListener('keydown', press, controller)
    field.addEventListener('input', (event) => (event as InputEvent).isComposing || onQuery(field.value), controller)
    field.addEventListener('compositionend', () => onQuery(field.value), controller)
    return () => controller.abort()
  }, [field, onQuery, onMove, onOpen])
}

/** Puts a text into the field, and the focus. */
export function fillField(field: HTMLInputElement, text: string): void {
  field.value = text
  field.focus()
}
