// @vitest-environment jsdom
import { fireEvent, render } from '../test-dom'
import { describe, expect, it, vi } from 'vitest'
import { SearchButton } from './SearchButton'
import type { SearchPlace } from './strings'

vi.mock('./SearchDialog', () => ({ SearchDialog: () => <dialog open /> }))

const place = { locale: 'en', strings: {} } as SearchPlace
/** Whether a key on the page was taken for the search. */
const isTaken = (key: KeyboardEventInit) => !fireEvent.keyDown(document.body, key)

describe('the keys that open the search', () => {
  it.each<[string, KeyboardEventInit]>([
    ['a slash', { key: '/' }],
    ['Ctrl-K', { key: 'k', ctrlKey: true }],
    ['⌘-K', { key: 'k', metaKey: true }],
    ['Ctrl-K under Caps Lock', { key: 'K', ctrlKey: true }],
  ])('are %s', (_, key) => {
    render(<SearchButton place={place}>Search</SearchButton>)
    expect(isTaken(key)).toBe(true)
  })

  it.each<[string, KeyboardEventInit]>([
    ['Ctrl-Shift-K, which opens the console of Firefox', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['Ctrl-Alt-K', { key: 'k', ctrlKey: true, altKey: true }],
    ['a letter', { key: 'k' }],
  ])('are not %s', (_, key) => {
    render(<SearchButton place={place}>Search</SearchButton>)
    expect(isTaken(key)).toBe(false)
  })

  it('are none while the menu of narrow windows has the page to itself', () => {
    render(
      <div inert>
        <SearchButton place={place}>Search</SearchButton>
      </div>,
    )
    expect([isTaken({ key: '/' }), isTaken({ key: 'k', ctrlKey: true })]).toEqual([false, false])
  })
})
