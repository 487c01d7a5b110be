// @environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { correctUrl, redirectUnknownUrl } from './correct-url'

const root = document.documentElement
const here = () => location.pathname + location.search + location.hash
const open = (address: string, state: unknown = null) => history.replaceState(state, '', address)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('correctUrl', () => {
  it.each([
    ['/docs/faq/index.html', '/docs/faq/'],
    ['/docs/faq/index.html?q=1#part', '/docs/faq/?q=1#part'],
    ['/index.html', '/'],
    ['/docs/faq.html', '/docs/faq/'],
    ['/docs/faq?q=1#part', '/docs/faq/?q=1#part'],
    ['/docs/faq/?from=/a.html#/b.html', '/docs/faq/?from=/a.html#/b.html'],
    ['/docs/blog/2024/mysql-8.4', '/docs/blog/2024/mysql-8.4/'],
    ['/docs/faq/', '/docs/faq/'],
    ['/', '/'],
  ])('correctUrl changes %s to %s', (opened, shown) => {
    open(opened)
    correctUrl()
    expect(here()).toBe(shown)
  })

  it('correctUrl keeps the state of the history entry', () => {
    open('/docs/index.html', { at: 3 })
    correctUrl()
    expect(history.state).toEqual({ at: 3 })
  })
})

describe('redirectUnknownUrl', () => {
  const rescue = () =>
    redirectUnknownUrl('/docs/zh/', { en: 'Page Not Found', zh: '找不到页面' }, { en: '{"en":1}', zh: '{"zh":1}' })

  /** Opens an unknown URL; jsdom cannot navigate, so the target is only recorded. */
  const openUnknown = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'https://docs.example.com')
    const replace = vi.fn()
    vi.stubGlobal('location', { pathname, search, hash, replace })
    rescue()
    return replace.mock.calls.flat()
  }

  beforeEach(() => {
    root.lang = ''
    delete root.dataset.notFound
    document.title = ''
  })

  it.each([
    ['/docs/faq.html', '/docs/faq/'],
    ['/docs/faq/index.html?q=1#part', '/docs/faq/?q=1#part'],
    ['/docs/zh/faq.html', '/docs/zh/faq/'],
  ])('redirectUnknownUrl redirects %s to %s', (opened, target) => {
    expect(openUnknown(opened)).toEqual([target])
    expect(root.dataset.notFound).toBeUndefined()
  })

  it.each([
    ['//evil.example/x.html', '/evil.example/x/'],
    ['///evil.example/index.html?q=1#part', '/evil.example/?q=1#part'],
    ['/\\evil.example/x.html', '/evil.example/x/'],
    ['/.html', '/'],
  ])('redirectUnknownUrl never redirects %s to another host: %s', (opened, target) => {
    expect(openUnknown(`https://docs.example.com${opened}`)).toEqual([target])
  })

  it.each(['/docs/nowhere/', '/docs/nowhere', '/404.html', '/docs/404.html', '/docs/html/'])(
    'redirectUnknownUrl does not redirect %s',
    (opened) => {
      expect(openUnknown(opened)).toEqual([])
      expect(root.dataset.notFound).toBe('en')
    },
  )

  it.each([
    ['/docs/nowhere/', 'en', 'en-GB', 'Page Not Found', '{"en":1}'],
    ['/docs/zh/nowhere/', 'zh', 'zh-CN', '找不到页面', '{"zh":1}'],
    ['/docs/zh', 'zh', 'zh-CN', '找不到页面', '{"zh":1}'],
    ['/docs/zhong/', 'en', 'en-GB', 'Page Not Found', '{"en":1}'],
  ])('redirectUnknownUrl selects the language by the URL %s: %s', (opened, notFound, lang, title, failure) => {
    openUnknown(opened)
    expect([root.dataset.notFound, root.lang, document.title, root.dataset.failure]).toEqual([
      notFound,
      lang,
      title,
      failure,
    ])
  })

  it('redirectUnknownUrl runs from its source text alone', () => {
    open('/docs/zh/nowhere/')
    new Function(`(${redirectUnknownUrl.toString()})("/docs/zh/", { en: "a", zh: "b" }, {})`)()
    expect(document.title).toBe('b')
  })
})
