// @environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startSidebarPane } from './sidebar-pane'

const reveal = vi.fn()
Element.prototype.scrollIntoView = reveal

const pane = () => document.querySelector<HTMLElement>('[data-sidebar]')
const box = () => document.querySelector('[data-scrolls]') as Element
const hidden = () => sessionStorage.getItem('hidden-sidebar')
const hide = (name: string) => sessionStorage.setItem('hidden-sidebar', name)

function put(name?: string): void {
  document.body.innerHTML = name
    ? `<div data-sidebar="shown" data-name="${name}"><div data-scrolls><nav><a aria-current="page"></a></nav></div></div>`
    : '<main></main>'
}

/** Shows a page with a sidebar, or without one, as after a navigation. */
function open(name?: string): void {
  dispatchEvent(new Event('site:leaving'))
  put(name)
  dispatchEvent(new Event('site:arrived'))
}

put('faq')
hide('faq')
startSidebarPane()
const first = [pane()?.dataset.sidebar, reveal.mock.calls.length]

beforeEach(() => {
  sessionStorage.clear()
  reveal.mockClear()
})

describe('the sidebar', () => {
  it('the sidebar of the opened page is left to the inline scripts', () => {
    expect(first).toEqual(['shown', 0])
  })

  it('the sidebar stays hidden on the next pages that have it, also after a page without a sidebar', () => {
    hide('guides')
    open()
    open('guides')
    expect([pane()?.dataset.sidebar, hidden()]).toEqual(['hidden', 'guides'])
  })

  it('only one sidebar is hidden at a time: showing any sidebar also shows the hidden one', () => {
    hide('guides')
    open('faq')
    expect([pane()?.dataset.sidebar, hidden()]).toEqual(['shown', null])
    open('guides')
    expect(pane()?.dataset.sidebar).toBe('shown')
  })

  it('the sidebar keeps its scroll position on the next pages, then reveals the entry of the page', () => {
    open('guides')
    box().scrollTop = 120
    open('faq')
    expect(box().scrollTop).toBe(0)
    reveal.mockImplementationOnce(() => expect(box().scrollTop).toBe(120))
    open('guides')
    expect(reveal).toHaveBeenCalledTimes(3)
  })
})
