import { describe, expect, it } from 'vitest'
import { fallbackPage, withTimestamp, cachedAt, isOwnCache, withNotice, titleOf } from './copies'

const texts = {
  copy: 'Offline copy from {date}',
  reload: 'Reload',
  title: 'Offline',
  text: 'Read:',
  none: 'None.',
  again: 'Again',
}

describe('a cached page', () => {
  it('a cached page has the time at which it was cached', async () => {
    const copy = await withTimestamp(new Response('text', { headers: { ETag: 'a' } }), new Date('2026-11-21T10:00:00Z'))
    expect([cachedAt(copy), copy.headers.get('ETag'), await copy.text()]).toEqual([
      '2026-11-21T10:00:00.000Z',
      'a',
      'text',
    ])
  })

  it('a cached page shows a notice with that time, in its language', () => {
    const html = '<html><body class="a"><main>Text</main></body></html>'
    const marked = withNotice(html, '2026-11-21T10:00:00Z', 'en-GB', texts)
    expect(marked).toMatch(/<body class="a"><offline-copy role="status"[^>]*>Offline copy from 21 Nov 2026, /)
    expect(withNotice(html, '2026-11-21T10:00:00Z', 'zh-CN', texts)).toContain('2026年11月21日')
  })

  it('a cached page has the title of the original page', () => {
    expect(titleOf('<head><title>A &amp; B | Docs</title></head>')).toBe('A &amp; B | Docs')
    expect(titleOf('nothing')).toBeUndefined()
  })
})

describe('the fallback page', () => {
  it('the fallback page for a page that is not cached lists the cached pages', () => {
    const html = fallbackPage('en-GB', texts, [{ href: '/docs/a/', title: 'A' }])
    expect(html).toContain('<p>Read:</p><ul><li><a href="/docs/a/">A</a></li></ul>')
  })

  it('the fallback page for a page that is not cached states that no pages are cached', () => {
    expect(fallbackPage('en-GB', texts, [])).toContain('<p>None.</p>')
  })
})

it('the service worker does not delete caches of other applications of the same origin', () => {
  expect(['docs-pages-0', 'docs-assets-1', 'app-1', 'documents'].map(isOwnCache)).toEqual([true, true, false, false])
})
