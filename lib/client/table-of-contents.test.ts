// @environment jsdom
import { expect, it } from 'vitest'
import { startTableOfContents } from './table-of-contents'

/** The distance of each heading from the upper edge of the window, which is 768 px high. */
const tops: Record<string, number> = {}

/** Shows a page, as after a navigation. */
function open(...ids: string[]): void {
  dispatchEvent(new Event('site:leaving'))
  document.body.innerHTML = `
    <nav data-contents>${ids.map((id) => `<a href="#${encodeURIComponent(id)}">${id}</a>`).join('')}</nav>
    ${ids.map((id) => `<h2 id="${id}"></h2>`).join('')}`
  for (const heading of document.querySelectorAll('h2'))
    heading.getBoundingClientRect = () => new DOMRect(0, tops[heading.id], 0, 20)
  dispatchEvent(new Event('site:arrived'))
}

function scrollTo(positions: Record<string, number>): void {
  Object.assign(tops, positions)
  dispatchEvent(new Event('scroll'))
}

const marked = () =>
  [...document.querySelectorAll('[data-contents] [aria-current=location]')].map(({ textContent }) => textContent)

startTableOfContents()

it('the table of contents marks the section that is read, on every page', async () => {
  Object.assign(tops, { setup: 100, 索引: 500 })
  open('setup', '索引')
  await expect.poll(() => marked()).toEqual(['setup'])
  scrollTo({ setup: -300, 索引: 100 })
  expect(marked()).toEqual(['索引'])
  scrollTo({ setup: 500, 索引: 900 })
  expect(marked()).toEqual([])
  Object.assign(tops, { other: 0 })
  open('other')
  await expect.poll(() => marked()).toEqual(['other'])
})
