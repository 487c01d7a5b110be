// @environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepQueryAndHash } from './keep-query-and-hash'

keepQueryAndHash()

/** Opens a page with a link to itself in another language; following it is only recorded. */
function showAt(url: string): HTMLAnchorElement {
  history.replaceState(null, '', url)
  document.body.innerHTML =
    '<a href="/docs/zh/faq/" data-keep-place><b>中文</b></a><a id="plain" href="/docs/blog/">Blog</a>'
  document.addEventListener('click', (event) => event.preventDefault())
  return document.querySelector('a') as HTMLAnchorElement
}
const press = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))

beforeEach(() => history.replaceState(null, '', '/docs/faq/'))

describe('a link to this page in another language', () => {
  it.each(['click', 'auxclick'])(
    'a link to this page in another language gets the current query and hash when it is clicked (%s)',
    (type) => {
      const link = showAt('/docs/faq/?q=1')
      history.replaceState(null, '', '/docs/faq/?q=2#part')
      press(type, 'b')
      expect(link.getAttribute('href')).toMatch(/\/docs\/zh\/faq\/\?q=2#part$/)
    },
  )

  it('a link to this page in another language gets the query and hash at the time of each click', () => {
    const link = showAt('/docs/faq/?q=1#part')
    press('click', 'b')
    history.replaceState(null, '', '/docs/faq/')
    press('click', 'b')
    expect(link.getAttribute('href')).toMatch(/\/docs\/zh\/faq\/$/)
  })

  it('a link to another page does not get the current query and hash', () => {
    showAt('/docs/faq/?q=1#part')
    press('click', '#plain')
    expect(document.getElementById('plain')?.getAttribute('href')).toBe('/docs/blog/')
  })
})
