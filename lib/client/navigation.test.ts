// @environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const { fetchPage, prefetchPage, replacePage, progress } = vi.hoisted(() => ({
  fetchPage: vi.fn(async () => '<html></html>'),
  prefetchPage: vi.fn(),
  replacePage: vi.fn(async () => true),
  progress: { startProgress: vi.fn(), endProgress: vi.fn() },
}))
vi.mock('./pages', () => ({ fetchPage, prefetchPage }))
vi.mock('./replace-page', () => ({ replacePage }))
vi.mock('./progress', () => progress)

// jsdom has no Navigation API
const navigation = new EventTarget()
Object.assign(window, { navigation })
afterAll(() => void Reflect.deleteProperty(window, 'navigation'))
history.replaceState(null, '', '/docs/faq/')
const { followLinks } = await import('./navigation')
followLinks('/docs/')

interface Facts {
  readonly type?: string
  readonly sameDocument?: boolean
  readonly hashChange?: boolean
  readonly canIntercept?: boolean
  readonly downloadRequest?: string | null
  readonly formData?: FormData | null
  readonly signal?: AbortSignal
  readonly scroll?: () => void
  readonly sourceElement?: Element | null
}

/** Navigates to a path; returns the handler of the page’s script, or undefined if the browser loads a document. */
function navigate(path: string, { type = 'push', sameDocument = false, ...facts }: Facts = {}) {
  const url = new URL(path, location.href).href
  const intercept = vi.fn<(options: { handler: () => Promise<void> }) => void>()
  const event = Object.assign(new Event('navigate'), {
    destination: { url, sameDocument },
    navigationType: type,
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    signal: new AbortController().signal,
    scroll: vi.fn(),
    intercept,
    ...facts,
  })
  navigation.dispatchEvent(event)
  return intercept.mock.calls[0]?.[0].handler
}

beforeEach(() => {
  document.body.innerHTML = '<div id="page-top" tabindex="-1"></div><main></main>'
  for (const mock of [fetchPage, prefetchPage, replacePage, ...Object.values(progress)]) mock.mockClear()
  vi.stubGlobal('scrollTo', vi.fn())
})

it('links of a page that is not at the URL of a page are left to the browser, because Back could not show it again', async () => {
  history.replaceState(null, '', `${location.origin}//docs/faq/`)
  vi.resetModules()
  const listen = vi.spyOn(navigation, 'addEventListener')
  const { followLinks: follow } = await import('./navigation')
  history.replaceState(null, '', '/docs/faq/')
  follow('/docs/')
  expect(listen).not.toHaveBeenCalled()
})

describe('a navigation', () => {
  it.each([
    ['to another page of the language', '/docs/guides/audit/', {}],
    ['back to a page that was shown in this document', '/docs/guides/', { type: 'traverse', sameDocument: true }],
    ['to another query of the page', '/docs/faq/?engine=mysql', {}],
    ['to the page itself', '/docs/faq/', { type: 'replace' }],
  ])('a navigation %s is handled', (_, path, facts) => {
    expect(navigate(path, facts)).toBeDefined()
  })

  it.each([
    ['to another language', '/docs/zh/faq/', {}],
    ['to a file', '/docs/default-policy.csv', {}],
    ['out of the site', '/app/', {}],
    ['to a section of the page', '/docs/faq/#a', { hashChange: true }],
    ['by a script that changes the URL', '/docs/guides/', { sameDocument: true }],
    ['that closes a menu', '/docs/faq/', { type: 'traverse', sameDocument: true }],
    ['that reloads the page', '/docs/faq/', { type: 'reload' }],
    ['that downloads', '/docs/guides/', { downloadRequest: '' }],
    ['that sends a form', '/docs/guides/', { formData: new FormData() }],
    ['that cannot be handled', '/docs/guides/', { canIntercept: false }],
  ])('a navigation %s is left to the browser', (_, path, facts) => {
    expect(navigate(path, facts)).toBeUndefined()
  })

  it.each(['<a href="/docs/guides/#:~:text=index">x</a>', '<a href="/docs/guides/#part:~:text=index">x</a>'])(
    'a link to a text fragment is left to the browser, which alone scrolls to it: %s',
    (html) => {
      document.body.innerHTML = html
      // the URL of the destination has no text fragment
      expect(navigate('/docs/guides/', { sourceElement: document.querySelector('a') })).toBeUndefined()
    },
  )

  it('other links are handled', () => {
    document.body.innerHTML = '<a href="/docs/guides/#part">x</a>'
    expect(navigate('/docs/guides/#part', { sourceElement: document.querySelector('a') })).toBeDefined()
  })

  it('a page with a tool in use is left by loading a document, unless the entry belongs to this one', () => {
    document.body.innerHTML = '<main><div data-live></div></main>'
    expect(navigate('/docs/guides/')).toBeUndefined()
    expect(navigate('/docs/guides/', { type: 'traverse', sameDocument: true })).toBeDefined()
  })

  it('a query is left to the browser while the component that answers it is not loaded', () => {
    document.body.innerHTML = '<main><div data-query></div></main>'
    expect(navigate('/docs/faq/?q=index')).toBeUndefined()
  })

  it('a navigation to another query announces the query', async () => {
    const heard = vi.fn()
    addEventListener('site:query', ({ detail }) => heard(detail), { once: true })
    await navigate('/docs/faq/?q=index')?.()
    expect(heard).toHaveBeenCalledWith('?q=index')
  })

  it('a navigation shows the page, focuses its top, and announces its title and that it has arrived', async () => {
    const heard = vi.fn()
    addEventListener('site:arrived', heard, { once: true })
    document.title = 'Guides'
    await navigate('/docs/guides/')?.()
    expect(replacePage).toHaveBeenCalledWith('<html></html>', expect.any(AbortSignal))
    expect(document.activeElement?.id).toBe('page-top')
    expect([heard.mock.calls.length, document.querySelector('[aria-live]')?.textContent]).toEqual([1, 'Guides'])
    expect([progress.startProgress.mock.calls.length, progress.endProgress.mock.calls.length]).toEqual([1, 1])
    // back again, for the other tests
    await navigate('/docs/faq/')?.()
  })

  it('a navigation to the page itself, without a hash, leads to its top', async () => {
    await navigate('/docs/faq/', { type: 'replace' })?.()
    expect([vi.mocked(scrollTo).mock.calls, document.activeElement?.id]).toEqual([
      [[{ top: 0, behavior: 'instant' }]],
      'page-top',
    ])
    expect(fetchPage).not.toHaveBeenCalled()
  })

  it.each([
    ['to a section of another page', '/docs/guides/#part', {}],
    ['back', '/docs/faq/', { type: 'traverse' }],
  ])('a navigation %s lets the browser scroll', async (_, path, facts) => {
    const scroll = vi.fn()
    await navigate(path, { ...facts, scroll })?.()
    expect([scroll.mock.calls.length, vi.mocked(scrollTo).mock.calls.length]).toEqual([1, 0])
  })
})

describe('a page that cannot be shown in this document', () => {
  const offline = () => fetchPage.mockRejectedValueOnce(new TypeError('offline'))
  const ofAnotherBuild = () => replacePage.mockResolvedValueOnce(false)

  /** Navigates to a page; returns how often the document was reloaded and a page has arrived. */
  async function follow(facts: Facts = {}) {
    const reload = vi.fn()
    const arrived = vi.fn()
    vi.stubGlobal('location', Object.assign(new URL(location.href), { reload }))
    vi.spyOn(console, 'warn').mockReturnValue()
    addEventListener('site:arrived', arrived)
    await navigate('/docs/guides/', facts)?.()
    removeEventListener('site:arrived', arrived)
    return [reload.mock.calls.length, arrived.mock.calls.length]
  }

  it.each([
    ['cannot be fetched', offline],
    ['belongs to another build', ofAnotherBuild],
  ])('a page that %s is loaded as a document', async (_, fail) => {
    fail()
    expect(await follow()).toEqual([1, 0])
    expect(progress.endProgress).toHaveBeenCalledOnce()
  })

  it('a page that cannot be fetched is not loaded if the reader has left for another one', async () => {
    offline()
    expect(await follow({ signal: AbortSignal.abort() })).toEqual([0, 0])
    // the bar belongs to the next navigation
    expect(progress.endProgress).not.toHaveBeenCalled()
  })
})

describe('a link', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('a link to a page is prefetched on %s', (type) => {
    document.body.innerHTML = '<a href="/docs/guides/#part"><b>Guides</b></a>'
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(prefetchPage.mock.calls).toEqual([['/docs/guides/']])
  })

  it.each([
    ['a file', '<a href="/docs/openapi.yaml">FAQs</a>'],
    ['a page outside the site', '<a href="/other/">FAQs</a>'],
    ['another origin', '<a href="https://example.com/docs/guides/">FAQs</a>'],
    ['a mail address', '<a href="mailto:a@example.com">FAQs</a>'],
    ['the page in another language', '<a href="/docs/zh/">FAQs</a>'],
    ['a new document', '<a href="/docs/guides/" target="_self">FAQs</a>'],
    ['a download', '<a href="/docs/guides/" download>FAQs</a>'],
    ['a page, in an SVG', '<svg><a href="/docs/guides/"><text>FAQs</text></a></svg>'],
    ['nothing', '<a>FAQs</a>'],
  ])('a link to %s is not prefetched', (_, html) => {
    document.body.innerHTML = html
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(prefetchPage).not.toHaveBeenCalled()
  })
})

it('a navigation that is abandoned while the style sheets of its page load shows nothing', async () => {
  const controller = new AbortController()
  const heard = vi.fn()
  addEventListener('site:arrived', heard)
  replacePage.mockImplementationOnce(async () => {
    controller.abort()
    return true
  })
  await navigate('/docs/abandoned/', { signal: controller.signal })?.()
  removeEventListener('site:arrived', heard)
  expect(heard).not.toHaveBeenCalled()
})
