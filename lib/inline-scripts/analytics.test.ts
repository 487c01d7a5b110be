import { describe, expect, it } from 'vitest'
import { events, gtag, none, openPage } from './test-analytics-page'

const firstView = {
  page_location: 'https://docs.example.com/docs/',
  page_title: 'First',
  page_referrer: 'https://search.example.org/',
}

describe('page views', () => {
  it('page views are sent for the opened page once its head is parsed', () => {
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

  it('a plan in the URL is left out of page views and answers', () => {
    const page = openPage()
    page.window.history.pushState(null, '', '/docs/workbench/plan/#plan=secret')
    page.happens('DOMContentLoaded')
    page.happens('site:feedback', { detail: { helpful: true } })
    expect(JSON.stringify([page.views(), page.posts])).not.toContain('secret')
  })

  it('gtag.js is loaded with IP masking and without its own page views, by calls with Arguments objects', () => {
    const { window, layer } = openPage()
    expect(window.document.querySelector('script')?.src).toBe('https://tags.example.org/gtag.js?id=G-1')
    expect(Array.from(layer()?.[1] ?? [])).toEqual(['config', 'G-1', { anonymize_ip: true, send_page_view: false }])
    expect(layer()?.map(String)).toEqual(['[object Arguments]', '[object Arguments]'])
  })

  it('page views are sent for client navigations, with the previous page as referrer', () => {
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

  it('page views are sent again for a page restored from the back/forward cache, but not for `pageshow` of a loaded page', () => {
    const page = openPage()
    page.happens('DOMContentLoaded')
    page.happens('pageshow', { persisted: false })
    expect(page.views()).toHaveLength(1)
    page.happens('pageshow', { persisted: true })
    expect(page.views()).toHaveLength(2)
  })

  it('page views are sent for a prerendered page when it is activated', () => {
    const page = openPage({ prerendering: true })
    page.happens('DOMContentLoaded')
    expect(page.views()).toHaveLength(0)
    page.window.document.dispatchEvent(new page.window.Event('prerenderingchange'))
    expect(page.views()).toHaveLength(1)
  })

  it('page views are not sent to a service without an id or a domain', () => {
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
  ])('nothing is loaded, stored and sent for a reader with %s', (_, navigator) => {
    const page = openPage({ navigator })
    page.happens('DOMContentLoaded')
    page.happens('site:arrived')
    expect([page.layer(), page.posts]).toEqual([undefined, []])
    expect(page.window.document.querySelector('script')).toBeNull()
  })

  it('page views are not sent for the 404 page', () => {
    const page = openPage({ html: '<html data-not-found="en"><head><title>Page Not Found</title></head></html>' })
    page.happens('DOMContentLoaded')
    expect([page.layer(), page.posts]).toEqual([undefined, []])
  })

  it('answers to “Was this page helpful?” are sent to both services', () => {
    const { window, views, posts } = openPage()
    window.dispatchEvent(new window.CustomEvent('site:feedback', { detail: { helpful: false, reason: 'unclear' } }))
    expect(views()).toEqual([
      [
        'event',
        'page_feedback',
        { page_location: 'https://docs.example.com/docs/', helpful: false, reason: 'unclear' },
      ],
    ])
    expect(posts).toEqual([
      [
        events.endpoint,
        'omit',
        true,
        {
          name: 'Feedback',
          url: 'https://docs.example.com/docs/',
          domain: 'docs.example.com',
          props: { helpful: false, reason: 'unclear' },
        },
      ],
    ])
  })
})
