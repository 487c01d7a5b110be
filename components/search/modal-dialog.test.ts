// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startModal } from './modal-dialog'

/** The methods by which dialogs were shown. */
const calls: string[] = []
for (const method of ['show', 'showModal'] as const)
  HTMLDialogElement.prototype[method] = function () {
    if (this.open) throw new DOMException('already open', 'InvalidStateError')
    this.open = true
    this.querySelector('input')?.focus()
    calls.push(method)
  }
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

/** A page whose first button has the focus, with the dialog and the function that opens it. */
function startPage() {
  document.body.innerHTML = '<button></button><textarea></textarea><dialog><input></dialog>'
  const [button, area] = [...document.querySelectorAll<HTMLElement>('button,textarea')]
  button?.focus()
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const open = startModal(dialog, () => null, new AbortController().signal)
  const cancel = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  return { button, area, dialog, open, cancel, state: () => [dialog.open, dialog.style.display] }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act))
  calls.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the modal dialog', () => {
  it('the modal dialog is modal only after the paint in which it appears', () => {
    const { open } = startPage()
    expect([open(), calls]).toEqual([true, ['show']])
    vi.runAllTimers()
    expect([open(), calls]).toEqual([false, ['show', 'showModal']])
  })

  it('the modal dialog is hidden and loses the focus when it is cancelled, and is closed after the next paint', () => {
    const { open, cancel, state } = startPage()
    open()
    vi.runAllTimers()
    expect([cancel(), state(), document.activeElement]).toEqual([false, [true, 'none'], document.body])
    vi.runAllTimers()
    expect(state()).toEqual([false, ''])
  })

  it('the modal dialog does not become modal if it is cancelled before', () => {
    const { open, cancel, state } = startPage()
    open()
    cancel()
    vi.runAllTimers()
    expect([calls, state()]).toEqual([['show'], [false, '']])
  })

  it('the modal dialog opens again although it is about to close', () => {
    const { open, cancel, state } = startPage()
    open()
    vi.runAllTimers()
    cancel()
    expect(open()).toBe(true)
    vi.runAllTimers()
    expect([calls, state()]).toEqual([
      ['show', 'showModal', 'show', 'showModal'],
      [true, ''],
    ])
  })

  it('the modal dialog returns the focus to the element that had it, unless another element has received it', () => {
    const { button, area, dialog, open } = startPage()
    const focusAfterClose = (act = () => {}) => {
      button?.focus()
      open()
      vi.runAllTimers()
      act()
      dialog.close()
      return document.activeElement
    }
    expect(focusAfterClose()).toBe(button)
    expect(focusAfterClose(() => dialog.querySelector('input')?.blur())).toBe(button)
    expect(focusAfterClose(() => area?.focus())).toBe(area)
  })
})
