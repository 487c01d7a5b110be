// @vitest-environment jsdom
import { fireEvent, renderPage, screen } from '../test-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A link of a page just opened: nothing has been fetched ahead. */
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
  it('is a real link with the base, and takes an anchor’s attributes', async () => {
    const { link } = await openWithLink('/faq/#part')
    expect(link.getAttribute('href')).toBe('/docs/faq/#part')
    expect([link.className, link.getAttribute('rel')]).toEqual(['plain', 'next'])
  })

  it('asks the router to go there', async () => {
    const { link, push } = await openWithLink('/faq/')
    fireEvent.click(link)
    expect(push.mock.lastCall?.[0]).toBe('/faq/')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %o to the browser',
    async (modifiers) => {
      const { link, push } = await openWithLink('/faq/')
      // jsdom cannot open it
      link.addEventListener('click', (event) => event.preventDefault())
      fireEvent.click(link, modifiers)
      expect(push).not.toHaveBeenCalled()
    },
  )

  it('fetches nothing ahead until the reader means it', async () => {
    const { fetched } = await openWithLink('/faq/')
    expect(fetched).toEqual([])
  })

  it.each([
    ['the pointer comes', fireEvent.pointerEnter],
    ['it gets the focus', fireEvent.focus],
    ['it is touched', fireEvent.touchStart],
  ])('fetches its page when %s', async (_, act) => {
    const { link, fetched } = await openWithLink('/faq/#part')
    act(link)
    expect(fetched).toEqual(['/docs/faq/index.txt'])
  })

  it('fetches its page once', async () => {
    const { link, fetched } = await openWithLink('/faq/')
    fireEvent.pointerEnter(link)
    fireEvent.focus(link)
    fireEvent.pointerEnter(link)
    expect(fetched).toHaveLength(1)
  })
})

describe('Link on the page for unknown addresses', () => {
  beforeEach(() => {
    document.documentElement.dataset.notFound = 'en'
  })

  afterEach(() => {
    delete document.documentElement.dataset.notFound
  })

  it('fetches nothing ahead: that page has a root of its own', async () => {
    const { link, fetched } = await openWithLink('/faq/')
    fireEvent.pointerEnter(link)
    expect(fetched).toEqual([])
  })

  it('loads the whole next page instead of asking the router', async () => {
    // jsdom can go no further than to another part of the same address
    history.replaceState(null, '', '/docs/faq/')
    const { link, push } = await openWithLink('/faq/#part')
    fireEvent.click(link)
    expect(push).not.toHaveBeenCalled()
    expect(location.hash).toBe('#part')
  })
})
