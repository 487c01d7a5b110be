import { describe, expect, it } from 'vitest'
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
  ])('a navigation from %s to %s loads a document, because the policy stays with it', (path, to) => {
    const page = openPage({ path })
    const handled: string[] = []
    // the listener of the site's script, which shows the page in this document
    page.navigation.addEventListener('navigate', (event) =>
      handled.push((event as Event & { destination: { url: string } }).destination.url),
    )
    for (const target of [path, to]) page.navigates(`https://docs.example.com${target}`)
    expect(handled).toEqual([`https://docs.example.com${path}`])
  })
})
