// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Imports the store as on a page that was just opened in this tab. */
async function openPage() {
  vi.resetModules()
  return import('./sidebar-store')
}

beforeEach(() => sessionStorage.clear())

describe('choices in a sidebar', () => {
  it('choices in a sidebar are announced to listeners, and are the same object until the next choice', async () => {
    const { rememberChoices, recallChoices, watchSidebars } = await openPage()
    const heard = vi.fn()
    const stop = watchSidebars(heard)
    const choices = { '1': { open: true, at: 'a' } }
    rememberChoices('guidesBar', choices)
    expect([heard.mock.calls.length, recallChoices('guidesBar') === choices]).toEqual([1, true])
    stop()
    rememberChoices('guidesBar', {})
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('choices in a sidebar survive a reload, separately for each sidebar', async () => {
    ;(await openPage()).rememberChoices('guidesBar', { '1': { open: true, at: 'a' } })
    const { recallChoices } = await openPage()
    expect(recallChoices('guidesBar')).toEqual({ '1': { open: true, at: 'a' } })
    expect(recallChoices('faqBar')).toEqual({})
  })

  it.each(['', 'no JSON', '[]', 'null', '7', '{"1":null}', '{"1":{"open":"yes","at":1}}'])(
    'choices in a sidebar are empty for invalid stored data such as “%s”',
    async (stored) => {
      sessionStorage.setItem('docs-sidebar-guidesBar', stored)
      expect((await openPage()).recallChoices('guidesBar')).toEqual({})
    },
  )
})

describe('a hidden sidebar', () => {
  it('only one sidebar is hidden at a time: showing any sidebar also shows the hidden one', async () => {
    const { setSidebarHidden, isSidebarHidden } = await openPage()
    setSidebarHidden('guidesBar', true)
    expect([isSidebarHidden('guidesBar'), isSidebarHidden('faqBar')]).toEqual([true, false])
    setSidebarHidden('faqBar', false)
    expect(isSidebarHidden('guidesBar')).toBe(false)
  })

  it('a hidden sidebar stays hidden over a reload, and listeners are called when it is hidden or shown', async () => {
    ;(await openPage()).setSidebarHidden('guidesBar', true)
    const { setSidebarHidden, isSidebarHidden, watchSidebars } = await openPage()
    expect(isSidebarHidden('guidesBar')).toBe(true)
    const listener = vi.fn()
    watchSidebars(listener)
    setSidebarHidden('guidesBar', false)
    expect([listener.mock.calls.length, (await openPage()).isSidebarHidden('guidesBar')]).toEqual([1, false])
  })

  it('a hidden sidebar can be shown again', async () => {
    const { setSidebarHidden, isSidebarHidden } = await openPage()
    setSidebarHidden('guidesBar', true)
    setSidebarHidden('guidesBar', false)
    expect(isSidebarHidden('guidesBar')).toBe(false)
  })
})
