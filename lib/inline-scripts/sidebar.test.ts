import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { hiddenSidebarKey, recallHiddenSidebar } from './sidebar'

it.each([
  ['guidesBar', 'hidden'],
  ['faqBar', 'shown'],
  [undefined, 'shown'],
])('with %s stored as hidden, the sidebar “guidesBar” is %s on load', (stored, state) => {
  const { window } = new JSDOM('<div data-sidebar="shown"><p></p></div>', {
    url: 'https://docs.example.com/docs/',
    runScripts: 'dangerously',
  })
  if (stored !== undefined) window.sessionStorage.setItem('hidden-sidebar', stored)
  const script = window.document.createElement('script')
  script.textContent = `(${recallHiddenSidebar.toString()})(${JSON.stringify(hiddenSidebarKey)}, 'guidesBar')`
  window.document.querySelector('p')?.append(script)
  expect(window.document.querySelector('div')?.dataset.sidebar).toBe(state)
})
