import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { countViews } from './analytics'

const gtag = { id: 'G-1', script: 'https://tags.example.org/gtag.js' }
const events = { domain: 'docs.example.com', endpoint: 'https://events.example.org/api/event' }
const none = { id: '', script: '', domain: '', endpoint: '' }

interface Reader {
  services?: [typeof gtag, typeof events]
  navigator?: Record<string, unknown>
  prerendering?: boolean
  html?: string
}

/** A page that is just being opened: the script runs by its text alone, as it does inline. */
function openPage({
  services = [gtag, events],
  navigator = {},
  prerendering = false,
  html = '<head><title>First</title></head>',
}: Reader = {}) {
  const { window } = new JSDOM(html, {
    url: 'https://docs.example.com/docs/',
    referrer: 'https://search.example.org/',
    runScripts: 'outside-only',
  })
  const posts: unknown[] = []
  Object.assign(window.navigator, navigator)
  Object.assign(window.document, { prerendering })
  window.fetch = (address, init) => {
    posts.push([address, init?.credentials, init?.keepalive, JSON.parse(String(init?.body))])
    return Promise.reject(new Error('blocked'))
  }
  window.eval(`(${countViews.toString()})(${services.map((service) => JSON.stringify(service)).join()})`)
  const layer = () => (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer
  return {
    window,
    posts,
    layer,
    happens: (type: string, facts = {}) => window.dispatchEvent(Object.assign(new window.Event(type), facts)),
    /** Addresses and titles that gtag.js has been told of. */
    views: () => (layer() ?? []).map((entry) => Array.from(entry)).filter(([command]) => command === 'event'),
  }
}

const firstView = {
  page_location: 'https://docs.example.com/docs/',
  page_title: 'First',
  page_referrer: 'https://search.example.org/',
}

describe('page views', () => {
  it('the page that was opened counts once its head is there', () => {
    const page = openPage()
    expect([page.views(), page.posts]).toEqual([[], []])
    page.happens('DOMContentLoaded')
    expect(page.views()).toEqual([['event', 'page_view', firstView]])
    expect(page.posts).toEqual([
      [
        'https://events.example.org/api/event',
        'omit',
        true,
        {
          name: 'pageview',
          url: 'https://docs.example.com/docs/',
          domain: 'docs.example.com',
          referrer: 'https://search.example.org/',
        },
      ],
    ])
  })

  it('gtag.js is loaded, told to mask addresses and not to count by itself, in the form it wants', () => {
    const { window, layer } = openPage()
    expect(window.document.querySelector('script')?.src).toBe('https://tags.example.org/gtag.js?id=G-1')
    expect(Array.from(layer()?.[1] ?? [])).toEqual(['config', 'G-1', { anonymize_ip: true, send_page_view: false }])
    expect(layer()?.map(String)).toEqual(['[object Arguments]', '[object Arguments]'])
  })

  it('a page that the router goes to counts, with the page before as its referrer', () => {
    const page = openPage()
    page.happens('DOMContentLoaded')
    page.window.history.pushState(null, '', '/docs/faq/')
    page.window.document.title = 'Second'
    page.happens('site:arrived')
    expect(page.views()[1]).toEqual([
      'event',
      'page_view',
      {
        page_location: 'https://docs.example.com/docs/faq/',
        page_title: 'Second',
        page_referrer: 'https://docs.example.com/docs/',
      },
    ])
    expect(page.posts).toHaveLength(2)
  })

  it('a title that comes after its page is waited for', async () => {
    const page = openPage()
    await new Promise((resolve) => page.window.addEventListener('load', resolve))
    page.window.document.querySelector('title')?.remove()
    page.window.history.pushState(null, '', '/docs/faq/')
    page.happens('site:arrived')
    expect(page.views()).toHaveLength(1)
    page.window.document.title = 'Late'
    await new Promise((resolve) => setTimeout(resolve))
    expect(page.views().map(([, , view]) => (view as typeof firstView).page_title)).toEqual(['First', 'Late'])
  })

  it('a title that comes before the one of the former page, which stays, is waited for', async () => {
    const page = openPage()
    const { document, history } = page.window
    await new Promise((resolve) => page.window.addEventListener('load', resolve))
    for (const title of ['Second', 'Third']) {
      history.pushState(null, '', `/docs/${title}/`)
      page.happens('site:arrived')
      document.head.prepend(Object.assign(document.createElement('title'), { textContent: title }))
      await new Promise((resolve) => setTimeout(resolve))
    }
    expect(page.views().map(([, , view]) => (view as typeof firstView).page_title)).toEqual([
      'First',
      'Second',
      'Third',
    ])
  })

  it('a page out of the browser’s memory counts again, a page just loaded does not', () => {
    const page = openPage()
    page.happens('DOMContentLoaded')
    page.happens('pageshow', { persisted: false })
    expect(page.views()).toHaveLength(1)
    page.happens('pageshow', { persisted: true })
    expect(page.views()).toHaveLength(2)
  })

  it('a page made ready in advance counts when it is seen', () => {
    const page = openPage({ prerendering: true })
    page.happens('DOMContentLoaded')
    expect(page.views()).toHaveLength(0)
    page.window.document.dispatchEvent(new page.window.Event('prerenderingchange'))
    expect(page.views()).toHaveLength(1)
  })

  it('a service without an id or a name hears nothing', () => {
    const onlyEvents = openPage({ services: [none, events] })
    onlyEvents.happens('DOMContentLoaded')
    expect([onlyEvents.views().length, onlyEvents.posts.length]).toEqual([0, 1])
    expect(onlyEvents.window.document.querySelector('script')).toBeNull()
    const onlyGtag = openPage({ services: [gtag, none] })
    onlyGtag.happens('DOMContentLoaded')
    expect([onlyGtag.views().length, onlyGtag.posts.length]).toEqual([1, 0])
  })

  it.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('nothing is loaded, kept or sent for a reader with %s', (_, navigator) => {
    const page = openPage({ navigator })
    page.happens('DOMContentLoaded')
    page.happens('site:arrived')
    expect([page.layer(), page.posts]).toEqual([undefined, []])
    expect(page.window.document.querySelector('script')).toBeNull()
  })

  it('are not sent of the page for unknown addresses', () => {
    const page = openPage({ html: '<html data-not-found="en"><head><title>Page Not Found</title></head></html>' })
    page.happens('DOMContentLoaded')
    expect([page.layer(), page.posts]).toEqual([undefined, []])
  })
})
