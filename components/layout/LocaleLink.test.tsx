// @vitest-environment jsdom
import { fireEvent, render, screen } from '../test-dom'
import { describe, expect, it } from 'vitest'
import { LocaleLink } from './LocaleLink'

/** A language's link on a page at an address; following it is only noted. */
function showAt(address: string) {
  history.replaceState(null, '', address)
  render(
    <LocaleLink href="/docs/zh/faq/" lang="zh-CN">
      中文
    </LocaleLink>,
  )
  const link = screen.getByRole('link', { name: '中文' })
  link.addEventListener('click', (event) => event.preventDefault())
  return link
}

describe('LocaleLink', () => {
  it('is a plain link to the page in the other language', () => {
    const link = showAt('/docs/faq/?q=1#part')
    expect([link.getAttribute('href'), link.lang]).toEqual(['/docs/zh/faq/', 'zh-CN'])
  })

  it('takes the query and the hash of the moment along', () => {
    const link = showAt('/docs/faq/?q=1')
    history.replaceState(null, '', '/docs/faq/?q=2#part')
    fireEvent.click(link)
    expect(link.getAttribute('href')).toBe('/docs/zh/faq/?q=2#part')
  })

  it('followed again, it takes those of the later moment', () => {
    const link = showAt('/docs/faq/?q=1#part')
    fireEvent.click(link)
    history.replaceState(null, '', '/docs/faq/')
    fireEvent.click(link)
    expect(link.getAttribute('href')).toBe('/docs/zh/faq/')
  })
})
