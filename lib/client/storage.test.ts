// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Returns a slot of a page that was just opened, and the events that its window receives. */
async function openSlot(key = 'theme') {
  vi.resetModules()
  const { storageSlot } = await import('./storage')
  const heard: (string | null)[][] = []
  const listen = ({ key: changed, oldValue, newValue }: StorageEvent) => heard.push([changed, oldValue, newValue])
  addEventListener('storage', listen, { signal: page.signal })
  return { slot: storageSlot(key), heard }
}

/** A storage whose every access throws. */
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

let page: AbortController

beforeEach(() => {
  page = new AbortController()
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  page.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('storageSlot', () => {
  it('storageSlot reads the value of its key, and null if there is none', async () => {
    localStorage.setItem('theme', 'dark')
    expect((await openSlot('theme')).slot.get()).toBe('dark')
    expect((await openSlot('other')).slot.get()).toBeNull()
  })

  it('storageSlot writes and deletes the value of its key', async () => {
    const { slot } = await openSlot()
    slot.set('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    slot.set(null)
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('storageSlot dispatches an event with the old and the new value in this window for every change', async () => {
    const { slot, heard } = await openSlot()
    slot.set('dark')
    slot.set('light')
    slot.set(null)
    expect(heard).toEqual([
      ['theme', null, 'dark'],
      ['theme', 'dark', 'light'],
      ['theme', 'light', null],
    ])
  })

  it('storageSlot dispatches no event if the value stays the same', async () => {
    localStorage.setItem('theme', 'dark')
    const { slot, heard } = await openSlot()
    slot.set('dark')
    expect(heard).toEqual([])
  })
})

describe('storageSlot without access to storage', () => {
  it.each([
    ['altogether', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)],
    [
      'for reading and writing',
      () => vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied }),
    ],
  ])('without access to storage, a slot %s, reads null and still dispatches an event for a change', async (_, deny) => {
    const { slot, heard } = await openSlot()
    deny()
    expect(slot.get()).toBeNull()
    // jsdom accepts only a real area in a StorageEvent
    vi.stubGlobal(
      'StorageEvent',
      class extends Event {
        constructor(type: string, facts: object) {
          super(type)
          Object.assign(this, facts)
        }
      },
    )
    slot.set('dark')
    expect(heard).toEqual([['theme', null, 'dark']])
  })

  it('storageSlot warns once for many calls without access to storage', async () => {
    const { slot } = await openSlot()
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)
    slot.get()
    slot.get()
    slot.set('dark')
    expect(vi.mocked(console.warn).mock.calls).toEqual([['Browser storage is not available']])
  })
})
