// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitWhenIdle } from './submit-when-idle'

const submitted: string[] = []
let field: HTMLInputElement
let controller: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  submitted.length = 0
  document.body.innerHTML = '<form><input name="q" value="in"></form>'
  field = document.querySelector('input') as HTMLInputElement
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => void submitted.push(field.value))
  controller = new AbortController()
  submitWhenIdle(field, controller.signal)
})
afterEach(() => {
  controller.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const input = (value: string, isComposing = false) => {
  field.value = value
  field.dispatchEvent(new InputEvent('input', { isComposing }))
}

describe('a form submitted on idle', () => {
  it('a form submitted on idle is submitted with the text that was entered before the script loaded', () => {
    vi.advanceTimersByTime(400)
    expect(submitted).toEqual(['in'])
  })

  it('a form submitted on idle is submitted once, with all letters that were typed without a pause', () => {
    for (const value of ['ind', 'inde', 'index']) {
      vi.advanceTimersByTime(300)
      input(value)
    }
    expect(submitted).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(submitted).toEqual(['index'])
  })

  it('a form submitted on idle is not submitted while an input method composes text', () => {
    input('suo yin', true)
    vi.advanceTimersByTime(1000)
    expect(submitted).toEqual([])
    field.value = '索引'
    field.dispatchEvent(new CompositionEvent('compositionend'))
    vi.advanceTimersByTime(400)
    expect(submitted).toEqual(['索引'])
  })

  it('a form submitted on idle is not submitted after an abort', () => {
    controller.abort()
    input('index')
    vi.advanceTimersByTime(1000)
    expect(submitted).toEqual([])
  })
})
