// @vitest-environment jsdom
import { render } from '../test-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HydrationMark } from './HydrationMark'

const root = document.documentElement

afterEach(() => {
  delete root.dataset.hasHydrated
})

describe('HydrationMark', () => {
  it('HydrationMark renders nothing into the exported page', () => {
    expect(renderToStaticMarkup(<HydrationMark />)).toBe('')
    expect(root.dataset.hasHydrated).toBeUndefined()
  })

  it('HydrationMark marks the page as hydrated, then dispatches the event', () => {
    const marks: (string | undefined)[] = []
    addEventListener('site:hydrated', () => marks.push(root.dataset.hasHydrated), { once: true })
    render(<HydrationMark />)
    expect(marks).toEqual(['true'])
  })

  it('HydrationMark restores the attributes that were set before hydration, without changing existing ones', async () => {
    Object.assign(root.dataset, { theme: 'dark', scroll: 'down' })
    vi.resetModules()
    const fresh = await import('./HydrationMark')
    delete root.dataset.theme
    root.dataset.scroll = 'away'
    render(<fresh.HydrationMark />)
    expect({ ...root.dataset }).toEqual({ theme: 'dark', scroll: 'away', hasHydrated: 'true' })
  })
})
