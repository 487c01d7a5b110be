// @environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { dismissTerms } from './dismiss-terms'

const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }))
const state = () => document.querySelector('[data-term]')?.getAttribute('data-term')

beforeEach(() => {
  document.body.innerHTML = '<span data-term=""><a href="#x">x</a></span><button>y</button>'
})

it('Escape hides the definition of the focused term until the focus leaves it', () => {
  const controller = new AbortController()
  dismissTerms(controller.signal)
  document.querySelector('a')?.focus()
  press('Enter')
  expect(state()).toBe('')
  press('Escape')
  expect(state()).toBe('dismissed')
  document.querySelector('button')?.focus()
  expect(state()).toBe('')
  controller.abort()
})

it('Escape changes nothing on terms without pointer and focus', () => {
  const controller = new AbortController()
  dismissTerms(controller.signal)
  press('Escape')
  expect(state()).toBe('')
  controller.abort()
})
