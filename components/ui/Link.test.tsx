// @vitest-environment jsdom
import { fireEvent, renderPage, screen } from '../test-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Renders a link on a page that was just opened and has prefetched nothing. */
async function openWithLink(href: string) {
  vi.resetModules()
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response('')
  })
  const { Link } = await import('./Link')
  const asked = renderPage(
    <Link href={href} className="plain" rel="next">
      FAQs
    </Link>,
  )
  return { ...asked, fetched, link: screen.getByRole('link', { name: 'FAQs' }) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('Link', () => {
  it('Link is an anchor with the base in its URL and the given attributes', async () => {
    const { link } = await openWithLink('/faq/#part')
    expect(link.getAttribute('href')).toBe('/docs/faq/#part')
    expect([link.className, link.getAttribute('rel')]).toEqual(['plain', 'next'])
  })

  it('Link navigates with the router', async () => {
    const { link, push } = await openWithLink('/faq/')
    fireEvent.click(link)
    expect(push.mock.lastCall?.[0]).toBe('/faq/')
  })

  it.each([
    ['another page', '/faq/', false],
    ['a section of another page', '/faq/#part', true],
    ['the current page', '/', true],
  ])('Link leaves scrolling for %s to the router: %s, %s', async (_, href, scroll) => {
    history.replaceState(null, '', '/docs/')
    const { link, push } = await openWithLink(href)
    fireEvent.click(link)
    expect(push.mock.lastCall).toEqual([href, { scroll }])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'Link leaves a click with %o to the browser',
    async (modifiers) => {
      const { link, push } = await openWithLink('/faq/')
      // jsdom cannot open it
      link.addEventListener('click', (event) => event.preventDefault())
      fireEvent.click(link, modifiers)
      expect(push).not.toHaveBeenCalled()
    },
  )

  it('Link prefetches nothing when it is rendered', async () => {
    const { fetched } = await openWithLink('/faq/')
    expect(fetched).toEqual([])
  })

  it.each([
    ['it is hovered', fireEvent.pointerEnter],
    ['it gets the focus', fireEvent.focus],
    ['it is touched', fireEvent.touchStart],
  ])('Link prefetches its page when %s', async (_, act) => {
    const { link, fetched } = await openWithLink('/faq/#part')
    act(link)
    expect(fetched).toEqual(['/docs/faq/index.txt'])
  })

  it('Link prefetches its page once', async () => {
    const { link, fetched } = await openWithLink('/faq/')
    fireEvent.pointerEnter(link)
    fireEvent.focus(link)
    fireEvent.pointerEnter(link)
    expect(fetched).toHaveLength(1)
  })
})

describe('Link on the 404 page', () => {
  beforeEach(() => {
    document.documentElement.dataset.notFound = 'en'
  })

  afterEach(() => {
    delete document.documentElement.dataset.notFound
  })

  it('Link on the 404 page prefetches nothing', async () => {
    const { link, fetched } = await openWithLink('/faq/')
    fireEvent.pointerEnter(link)
    expect(fetched).toEqual([])
  })

  it('Link on the 404 page loads a new document instead of navigating with the router', async () => {
    // jsdom can navigate to another hash of the same URL only
    history.replaceState(null, '', '/docs/faq/')
    const { link, push } = await openWithLink('/faq/#part')
    fireEvent.click(link)
    expect(push).not.toHaveBeenCalled()
    expect(location.hash).toBe('#part')
  })
})
