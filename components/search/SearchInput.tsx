'use client'

import type { KeyboardEvent, RefObject } from 'react'
import styles from './Search.module.css'
import type { SearchStrings } from './strings'

/**
 * The dialog's field, a combobox over its list; no search field, which would take an Escape to empty itself. It keeps
 * its own text, so that a key by itself draws nothing. While an input method is composing a word, neither its text nor
 * its keys are the search's.
 */
export function SearchInput({
  field,
  typed,
  strings,
  listId,
  activeId,
  onQuery,
  onMove,
  onOpen,
}: {
  field: RefObject<HTMLInputElement | null>
  /** Its text at first. */
  typed: string
  strings: SearchStrings
  listId: string
  /** The option that Enter opens; none when there is nothing to choose. */
  activeId: string | undefined
  onQuery: (query: string) => void
  onMove: (step: 1 | -1) => void
  onOpen: (inNewTab: boolean) => void
}) {
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
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
  return (
    <input
      ref={field}
      className={styles.input}
      type="text"
      enterKeyHint="search"
      role="combobox"
      aria-label={strings.search}
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      placeholder={strings.placeholder}
      defaultValue={typed}
      onChange={({ target, nativeEvent }) => !(nativeEvent as InputEvent).isComposing && onQuery(target.value)}
      onCompositionEnd={({ currentTarget }) => onQuery(currentTarget.value)}
      onKeyDown={press}
    />
  )
}
