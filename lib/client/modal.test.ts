// @environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { closeOnBack, isolate } from './modal'

const isInert = (id: string) => document.getElementById(id)?.inert ?? false

describe('isolate', () => {
  it('isolate makes everything but the element inert, and restores the previous state', () => {
    document.body.innerHTML =
      '<header id="bar"><a id="home"></a><div id="menu"><b id="toggle"></b><i id="panel"></i></div></header><main id="text"></main><footer id="foot"></footer>'
    // jsdom has no `inert` of its own
    for (const element of document.querySelectorAll<HTMLElement>('[id]')) element.inert = element.id === 'foot'
    const panel = document.getElementById('panel') as HTMLElement
    const ids = ['bar', 'home', 'menu', 'toggle', 'panel', 'text', 'foot']
    const release = isolate(panel)
    expect(ids.filter(isInert)).toEqual(['home', 'toggle', 'text', 'foot'])
    release()
    expect(ids.filter(isInert)).toEqual(['foot'])
  })
})

describe('closeOnBack', () => {
  it('closeOnBack closes the dialog on going back, without a change of the URL or an event for the router', async () => {
    const router = vi.fn()
    const close = vi.fn()
    addEventListener('popstate', router)
    const address = location.href
    const pushState = vi.spyOn(history, 'pushState')
    const leave = closeOnBack(close)
    expect(pushState).toHaveBeenCalledOnce()
    history.back()
    await expect.poll(() => close).toHaveBeenCalledOnce()
    expect([router.mock.calls.length, location.href]).toEqual([0, address])
    await leave()
    removeEventListener('popstate', router)
  })

  it('closeOnBack removes its history entry once if the dialog is closed in another way, and does not close it again', async () => {
    const back = vi.spyOn(history, 'back')
    const close = vi.fn()
    const leave = closeOnBack(close)
    await Promise.all([leave(), leave()])
    expect([back.mock.calls.length, close.mock.calls.length]).toEqual([1, 0])
  })
})
