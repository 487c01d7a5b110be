// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A slot of a page just opened, and what listeners of its window hear. */
async function openSlot(key = 'theme') {
  vi.resetModules()
  const { storageSlot } = await import('./storage')
  const heard: (string | null)[][] = []
  const listen = ({ key: changed, oldValue, newValue }: StorageEvent) => heard.push([changed, oldValue, newValue])
  addEventListener('storage', listen, { signal: page.signal })
  return { slot: storageSlot(key), heard }
}

/** Storage as a browser has it that lets nothing in or out. */
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
  it('reads what is stored under its key, and null where nothing is', async () => {
    localStorage.setItem('theme', 'dark')
    expect((await openSlot('theme')).slot.get()).toBe('dark')
    expect((await openSlot('other')).slot.get()).toBeNull()
  })

  it('writes and deletes', async () => {
    const { slot } = await openSlot()
    slot.set('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    slot.set(null)
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('tells this window of every change, with old and new value', async () => {
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

  it('writing what is already there is no change', async () => {
    localStorage.setItem('theme', 'dark')
    const { slot, heard } = await openSlot()
    slot.set('dark')
    expect(heard).toEqual([])
  })
})

describe('storageSlot where storage is not available', () => {
  it.each([
    ['altogether', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)],
    [
      'for reading and writing',
      () => vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied }),
    ],
  ])('%s, reads nothing, and the window still learns of a change', async (_, deny) => {
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

  it('warns once, however often it is asked', async () => {
    const { slot } = await openSlot()
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)
    slot.get()
    slot.get()
    slot.set('dark')
    expect(vi.mocked(console.warn).mock.calls).toEqual([['Browser storage is not available']])
  })
})
