import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { hiddenSidebarKey, recallSidebar } from './sidebar'

/** Runs the script at the end of a sidebar, and returns the state of the sidebar and the entries that were revealed. */
function load(stored?: string) {
  const { window } = new JSDOM(
    '<div data-sidebar="shown"><a></a><a id="current" aria-current="page"></a><p></p></div>',
    {
      url: 'https://docs.example.com/docs/',
      runScripts: 'dangerously',
    },
  )
  const scrollIntoView = vi.fn()
  window.Element.prototype.scrollIntoView = scrollIntoView
  if (stored !== undefined) window.sessionStorage.setItem('hidden-sidebar', stored)
  const script = window.document.createElement('script')
  script.textContent = `(${recallSidebar.toString()})(${JSON.stringify(hiddenSidebarKey)}, 'guidesBar')`
  window.document.querySelector('p')?.append(script)
  const revealed = scrollIntoView.mock.contexts.map((entry) => (entry as Element).id)
  return { state: window.document.querySelector('div')?.dataset.sidebar, revealed }
}

describe('recallSidebar', () => {
  it.each([
    ['guidesBar', 'hidden'],
    ['faqBar', 'shown'],
    [undefined, 'shown'],
  ])('with %s stored as hidden, the sidebar “guidesBar” is %s on load', (stored, state) => {
    expect(load(stored).state).toBe(state)
  })

  it('the sidebar is scrolled to the entry of the current page', () => {
    expect(load().revealed).toEqual(['current'])
  })
})
