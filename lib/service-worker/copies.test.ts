import { describe, expect, it } from 'vitest'
import { absentPage, asCopy, copiedAt, isOwnCache, markedPage, titleOf } from './copies'

const texts = {
  copy: 'Offline copy of {date}',
  reload: 'Reload',
  title: 'Offline',
  text: 'Read:',
  none: 'None.',
  again: 'Again',
}

describe('a kept page', () => {
  it('knows when it was kept', async () => {
    const copy = await asCopy(new Response('text', { headers: { ETag: 'a' } }), new Date('2026-11-21T10:00:00Z'))
    expect([copiedAt(copy), copy.headers.get('ETag'), await copy.text()]).toEqual([
      '2026-11-21T10:00:00.000Z',
      'a',
      'text',
    ])
  })

  it('says so on its face, in its language', () => {
    const html = '<html><body class="a"><main>Text</main></body></html>'
    const marked = markedPage(html, '2026-11-21T10:00:00Z', 'en-GB', texts)
    expect(marked).toMatch(/<body class="a"><offline-copy role="status"[^>]*>Offline copy of 21 Nov 2026, /)
    expect(markedPage(html, '2026-11-21T10:00:00Z', 'zh-CN', texts)).toContain('2026年11月21日')
  })

  it('has the title of its page', () => {
    expect(titleOf('<head><title>A &amp; B | Docs</title></head>')).toBe('A &amp; B | Docs')
    expect(titleOf('nothing')).toBeUndefined()
  })
})

describe('the page in place of one that was never opened', () => {
  it('lists those that were', () => {
    const html = absentPage('en-GB', texts, [{ href: '/docs/a/', title: 'A' }])
    expect(html).toContain('<p>Read:</p><ul><li><a href="/docs/a/">A</a></li></ul>')
  })

  it('says that there are none', () => {
    expect(absentPage('en-GB', texts, [])).toContain('<p>None.</p>')
  })
})

it('caches of others at the same origin are left alone', () => {
  expect(['docs-pages-0', 'docs-assets-1', 'app-1', 'documents'].map(isOwnCache)).toEqual([true, true, false, false])
})
