// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { fillDrawer } from './drawer'

it('the drawer gets a copy of the sidebar, as it is when the reader opens it for the first time', () => {
  document.body.innerHTML = `
    <details><summary>Menu</summary><div data-sidebar-copy></div></details>
    <div data-scrolls><script></script><nav>Slow queries</nav></div>`
  fillDrawer()
  const copy = () => document.querySelector('[data-sidebar-copy]')?.innerHTML
  const sidebar = document.querySelector('[data-scrolls] nav') as HTMLElement
  document.body.click()
  expect(copy()).toBe('')
  sidebar.textContent = 'Indexes'
  for (let click = 0; click < 2; click++) document.querySelector('summary')?.click()
  expect(copy()).toBe('<nav>Indexes</nav>')
})

it('the drawer of a page without a sidebar has no copy of one', () => {
  document.body.innerHTML = '<details><summary>Menu</summary></details>'
  fillDrawer()
  document.querySelector('summary')?.click()
  expect(document.querySelector('nav')).toBeNull()
})
