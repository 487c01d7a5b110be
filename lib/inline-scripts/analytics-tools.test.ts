import { describe, expect, it, vi } from 'vitest'
import { openPage } from './test-analytics-page'

describe('page views and tools', () => {
  it('nothing is loaded or sent in a page with a tool, also after a navigation', () => {
    const page = openPage({ path: '/docs/zh/workbench/index-advisor/' })
    page.happens('DOMContentLoaded')
    page.happens('site:feedback', { detail: { helpful: true } })
    page.happens('pageshow', { persisted: true })
    expect(page.window.document.querySelector('script')).toBeNull()
    expect([page.layer(), page.posts, page.navigations]).toEqual([undefined, [], []])
    page.window.history.pushState(null, '', '/docs/workbench/plan/')
    page.happens('site:arrived')
    expect(page.navigations).toEqual([])
  })

  it.each([
    ['/docs/faq/', '/docs/workbench/plan/'],
    ['/docs/workbench/plan/', '/docs/workbench/'],
  ])('a navigation from %s to %s loads a document, because the policy stays with it', async (path, to) => {
    const page = openPage({
      path,
      html: `<head><title>First</title></head><a href="${to}">a</a><a href="${path}">b</a>`,
    })
    const [out, same] = page.window.document.querySelectorAll('a')
    const seen: (string | null)[] = []
    page.window.document.addEventListener('click', (event) => {
      seen.push((event.target as Element).textContent)
      event.preventDefault()
    })
    same?.click()
    expect([seen, page.navigations.length]).toEqual([['b'], 0])
    out?.click()
    await vi.waitFor(() => expect(page.navigations).toHaveLength(1))
    expect(seen).toEqual(['b'])
    page.window.history.pushState(null, '', to)
    page.happens('site:arrived')
    expect(page.navigations).toHaveLength(2)
    expect(JSON.stringify(page.views())).not.toContain('workbench')
  })
})
