// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { keepTyping } from './typing'

const press = (...keys: (string | KeyboardEventInit)[]) =>
  keys.map((key) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        bubbles: true,
        cancelable: true,
        ...(typeof key === 'string' ? { key } : key),
      }),
    ),
  )

describe('what a reader types for a field that is still on its way', () => {
  it('is kept as the field would, spaces and corrections included', () => {
    const typing = keepTyping()
    press('a', ' ', 'Shift', 'B', 'x', 'Backspace', '/')
    expect(typing.end()).toBe('a B/')
  })

  it('is the field’s only: the page hears of none of it, until it ends', () => {
    const typing = keepTyping()
    expect(press(' ', '/')).toEqual([false, false])
    typing.end()
    expect(press(' ')).toEqual([true])
    expect(typing.end()).toBe(' /')
  })

  it('leaves the browser’s own keys alone', () => {
    const typing = keepTyping()
    expect(press({ key: 'r', ctrlKey: true }, { key: 'k', metaKey: true }, 'Tab')).toEqual([true, true, true])
    expect(typing.end()).toBe('')
  })

  it('is nothing once the reader has taken it back', () => {
    const typing = keepTyping()
    press('a', 'Escape', 'b')
    expect(typing.end()).toBeUndefined()
  })
})
