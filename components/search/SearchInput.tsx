'use client'

import { useState, type KeyboardEvent } from 'react'
import styles from './Search.module.css'
import type { SearchStrings } from './strings'

/**
 * The dialog's field, a combobox over its list. While an input method is composing a word, neither its text nor its
 * keys are the search's.
 */
export function SearchInput({
  query,
  strings,
  listId,
  activeId,
  onQuery,
  onMove,
  onOpen,
}: {
  query: string
  strings: SearchStrings
  listId: string
  /** The option that Enter opens; none when there is nothing to choose. */
  activeId: string | undefined
  onQuery: (query: string) => void
  onMove: (step: 1 | -1) => void
  onOpen: (inNewTab: boolean) => void
}) {
  const [composed, setComposed] = useState<string>()
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'ArrowDown') onMove(1)
    else if (event.key === 'ArrowUp') onMove(-1)
    else if (event.key === 'Enter') onOpen(event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    <input
      className={styles.input}
      type="search"
      role="combobox"
      aria-label={strings.search}
      aria-expanded={activeId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      placeholder={strings.placeholder}
      value={composed ?? query}
      onChange={({ target, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : onQuery(target.value)
      }
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined)
        onQuery(currentTarget.value)
      }}
      onKeyDown={press}
    />
  )
}
