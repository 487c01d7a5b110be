// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { fireEvent, renderPage, screen } from '../test-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Link } from '../ui/Link'

/** Renders content with the text “FAQs” on a page that was just opened and has prefetched nothing. */
async function open(content: ReactNode) {
  vi.resetModules()
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response('')
  })
  const { LinkNavigation } = await import('./LinkNavigation')
  const { push } = renderPage(
    <>
      {content}
      <LinkNavigation />
    </>,
  )
  return { push, fetched, link: screen.getByText('FAQs') }
}

const openHtml = (html: string) => open(<div dangerouslySetInnerHTML={{ __html: html }} />)

/** Clicks an element; returns whether the click was left to the browser, whose default action jsdom lacks. */
function isLeftToBrowser(element: Element, modifiers?: MouseEventInit): boolean {
  let isLeft = false
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  fireEvent.click(element, modifiers)
  return isLeft
}

beforeEach(() => history.replaceState(null, '', '/docs/'))

describe('LinkNavigation', () => {
  it.each([
    ['another page', '/docs/faq/', false],
    ['a section of another page', '/docs/faq/#part', true],
    ['another page with a query', '/docs/search/?q=a', false],
    ['the current page', '/docs/', true],
    ['a page with a dot', '/docs/release/2.1/', false],
  ])(
    'LinkNavigation follows a link to %s with the router: %s, scrolling by the router: %s',
    async (_, href, scroll) => {
      const { link, push } = await openHtml(`<a href="${href}">FAQs</a>`)
      expect(isLeftToBrowser(link)).toBe(false)
      expect(push.mock.lastCall).toEqual([`${location.origin}${href}`, { scroll }])
    },
  )

  it.each([
    ['a hash', '<a href="#part">FAQs</a>'],
    ['a file', '<a href="/docs/openapi.yaml">FAQs</a>'],
    ['a page outside the site', '<a href="/other/">FAQs</a>'],
    ['another origin', '<a href="https://example.com/docs/faq/">FAQs</a>'],
    ['a mail address', '<a href="mailto:a@example.com">FAQs</a>'],
    ['a new tab', '<a href="/docs/faq/" target="_blank">FAQs</a>'],
    ['a new document', '<a href="/docs/faq/" target="_self">FAQs</a>'],
    ['a download', '<a href="/docs/faq/" download>FAQs</a>'],
    ['the page in another language', '<a href="/docs/zh/" data-keep-place>FAQs</a>'],
    ['a page, in an SVG', '<svg><a href="/docs/faq/"><text>FAQs</text></a></svg>'],
    ['nothing', '<a>FAQs</a>'],
  ])('LinkNavigation leaves a link to %s to the browser', async (_, html) => {
    const { link, push, fetched } = await openHtml(html)
    fireEvent.pointerOver(link)
    expect(isLeftToBrowser(link)).toBe(true)
    expect(push).not.toHaveBeenCalled()
    expect(fetched).toEqual([])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'LinkNavigation leaves a click with %o to the browser',
    async (modifiers) => {
      const { link, push } = await openHtml('<a href="/docs/faq/">FAQs</a>')
      expect(isLeftToBrowser(link, modifiers)).toBe(true)
      expect(push).not.toHaveBeenCalled()
    },
  )

  it('LinkNavigation ignores a click that a component has handled', async () => {
    const { link, push } = await open(
      <Link href="/faq/" onClick={(event) => event.preventDefault()}>
        FAQs
      </Link>,
    )
    fireEvent.click(link)
    expect(push).not.toHaveBeenCalled()
  })

  it('LinkNavigation follows a link whose content a component removes on the click', async () => {
    const { link, push } = await open(
      <Link href="/faq/" onClick={(event) => event.currentTarget.replaceChildren()}>
        <b>FAQs</b>
      </Link>,
    )
    fireEvent.click(link)
    expect(link.isConnected).toBe(false)
    expect(push.mock.lastCall?.[0]).toBe(`${location.origin}/docs/faq/`)
  })

  it.each([
    ['hovered', fireEvent.pointerOver],
    ['focused', fireEvent.focusIn],
    ['touched', fireEvent.touchStart],
  ])('LinkNavigation prefetches the page of a link when it is %s, and once', async (_, act) => {
    const { link, fetched } = await openHtml('<a href="/docs/faq/#part"><b>FAQs</b></a>')
    expect(fetched).toEqual([])
    act(link)
    act(link)
    expect(fetched).toEqual(['/docs/faq/index.txt'])
  })
})
