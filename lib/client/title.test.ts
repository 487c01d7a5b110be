// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { overrideTitle } from './title'

/** Mounts a title where React does. */
function mountTitle(text: string): HTMLTitleElement {
  const title = Object.assign(document.createElement('title'), { textContent: text })
  document.head.insertBefore(title, document.querySelector('head > title'))
  return title
}

it('an overriding title stays while the framework changes the page’s title, which is shown when the override ends', () => {
  const first = mountTitle('First')
  const giveBack = overrideTitle('Page Error')
  expect(document.title).toBe('Page Error')
  first.remove()
  mountTitle('Second')
  expect(document.title).toBe('Page Error')
  giveBack()
  expect(document.title).toBe('Second')
})
