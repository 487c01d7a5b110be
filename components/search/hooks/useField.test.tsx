// @environment jsdom
import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useField } from './useField'

it('the field keeps its listeners when the results change, and calls the handlers of the last rendering', () => {
  const field = document.createElement('input')
  const listen = vi.spyOn(field, 'addEventListener')
  const queries: string[] = []
  const handlers = { activeId: undefined, onMove: () => {}, onOpen: () => {}, onPaste: () => {} }
  const { rerender } = renderHook(
    (name: string) => useField(field, { ...handlers, onQuery: (query) => queries.push(`${name}: ${query}`) }),
    { initialProps: 'first' },
  )
  const before = listen.mock.calls.length
  rerender('second')
  fireEvent.input(field, { target: { value: 'scan' } })
  expect([listen.mock.calls.length, queries]).toEqual([before, ['second: scan']])
})

it('the field names the selected option, and none after the dialog has closed', () => {
  const field = document.createElement('input')
  const state = () => [field.getAttribute('aria-expanded'), field.getAttribute('aria-activedescendant')]
  const handlers = { onQuery: () => {}, onMove: () => {}, onOpen: () => {}, onPaste: () => {} }
  const { rerender, unmount } = renderHook((activeId?: string) => useField(field, { ...handlers, activeId }))
  rerender('hit-0')
  const named = state()
  unmount()
  expect([named, state()]).toEqual([
    ['true', 'hit-0'],
    ['false', null],
  ])
})
