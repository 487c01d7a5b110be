// @environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handleSearch, searchDialogId } from './search'

HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
// runs from its source text alone, as it does inline
new Function(`(${handleSearch.toString()})(${JSON.stringify(searchDialogId)})`)()

const dialogs = () => [...document.querySelectorAll('dialog')].map(({ open }) => open)

/** Presses a key on an element; returns whether the search handles it. */
function press(init: KeyboardEventInit, target = 'body'): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  document.querySelector(target)?.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  document.documentElement.lang = 'en-GB'
  document.body.innerHTML = `<button data-act="search"><span>Search</span></button><textarea></textarea>
    <dialog id="search-en"><input value="old"></dialog><dialog id="search-zh"><input></dialog>`
})

describe('the search dialog', () => {
  it('the search dialog of the page’s language is opened by its button with the last query selected, and its code is requested', () => {
    const asked = vi.fn()
    addEventListener('site:search', asked, { once: true })
    document.querySelector('span')?.click()
    const { value, selectionStart, selectionEnd } = document.querySelector('input') ?? {}
    expect([dialogs(), value, selectionStart, selectionEnd]).toEqual([[true, false], 'old', 0, 3])
    expect(asked).toHaveBeenCalledOnce()
    document.body.querySelector('dialog')?.removeAttribute('open')
    document.documentElement.lang = 'zh-CN'
    expect(press({ key: '/' })).toBe(true)
    expect(dialogs()).toEqual([false, true])
  })

  it.each<[string, KeyboardEventInit]>([
    ['a slash', { key: '/' }],
    ['Ctrl-K', { key: 'k', ctrlKey: true }],
    ['⌘-K', { key: 'k', metaKey: true }],
    ['Ctrl-K under Caps Lock', { key: 'K', ctrlKey: true }],
  ])('the search dialog is opened by %s', (_, key) => {
    expect([press(key), dialogs()]).toEqual([true, [true, false]])
  })

  it.each<[string, KeyboardEventInit]>([
    ['Ctrl-Shift-K, which opens the console of Firefox', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['Ctrl-Alt-K', { key: 'k', ctrlKey: true, altKey: true }],
    ['a letter', { key: 'k' }],
    ['a slash of an input method', { key: '/', isComposing: true }],
  ])('the search dialog is not opened by %s', (_, key) => {
    expect([press(key), dialogs()]).toEqual([false, [false, false]])
  })

  it('the search dialog is not opened by a slash in a field, but by Ctrl-K', () => {
    expect([press({ key: '/' }, 'textarea'), press({ key: 'k', ctrlKey: true }, 'textarea')]).toEqual([false, true])
  })

  it('the search dialog is opened again by a slash although the closed dialog’s field still has the focus', () => {
    expect([press({ key: '/' }, 'input'), dialogs()]).toEqual([true, [true, false]])
  })

  it('the search dialog keeps its text if its shortcut is pressed while it is open', () => {
    press({ key: '/' })
    Object.assign(document.querySelector('input') as HTMLInputElement, { value: 'index' })
    expect([press({ key: 'k', ctrlKey: true }), document.querySelector('input')?.value]).toEqual([true, 'index'])
  })

  it('the search dialog is not opened while the drawer is open', () => {
    document.querySelector('dialog')?.setAttribute('inert', '')
    expect([press({ key: '/' }), press({ key: 'k', ctrlKey: true }), dialogs()]).toEqual([false, false, [false, false]])
  })

  it('the search dialog is left to the started scripts if they open it', () => {
    const dialog = document.querySelector('dialog') as HTMLDialogElement
    addEventListener('site:search', () => (dialog.open = true), { once: true })
    const { selectionEnd } = document.querySelector('input') ?? {}
    expect([press({ key: '/' }), dialogs()]).toEqual([true, [true, false]])
    expect(document.querySelector('input')?.selectionEnd).toBe(selectionEnd)
  })
})
