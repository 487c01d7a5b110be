import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { intercept, servedSite, wake } from './setup/browser'

const site = servedSite('out')
/** Folders without a page of their own: fifty categories of ten pages. */
const large = servedSite('.cache/sites/large')
const docPath = '/docs/guides/optimize/explainOutput/'

const sidebar = (page: Page) => page.locator('[data-sidebar]')
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
const caret = (page: Page, name: string) => sidebar(page).getByRole('button', { name: new RegExp(`“${name}”$`) })
const isExpanded = (page: Page, name: string) => caret(page, name).getAttribute('aria-expanded')

/** Marks the document, to see later that it is still the same one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

describe('a category of the docs sidebar', () => {
  it('starts closed, unless it holds the page; the entries of closed ones are not in the page', async () => {
    const { page } = await site.open('/docs/guides/optimize/workspace-types/MySQL/')
    expect(await isExpanded(page, 'Workspace types')).toBe('true')
    expect(await isExpanded(page, 'Workload modes')).toBe('false')
    expect(await link(page, 'MySQL').getAttribute('aria-current')).toBe('page')
    expect(await sidebar(page).locator('a[href*="workload-modes/RawText"]').count()).toBe(0)
  })

  it('closes in the menu of narrow windows as well, which nobody sees yet', async () => {
    const { page } = await site.open(docPath)
    await wake(page)
    await caret(page, 'Optimise SQL').click()
    await link(page, 'Output').waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 800, height: 900 })
    await page.locator('summary[aria-label=Menu]').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Expand “Optimise SQL”' }).waitFor()
    expect(await page.getByRole('dialog').getByRole('link', { name: 'Output', exact: true }).isVisible()).toBe(false)
  })

  it('opens by its caret, which fetches its entries once, and closes again', async () => {
    const { page, noise } = await site.open(docPath)
    await wake(page)
    const fetched: string[] = []
    page.on('request', (request) => request.url().endsWith('.json') && fetched.push(new URL(request.url()).pathname))
    await caret(page, 'Workspace types').click()
    await link(page, 'MySQL').waitFor()
    expect(await isExpanded(page, 'Workspace types')).toBe('true')
    await caret(page, 'Workspace types').click()
    await link(page, 'MySQL').waitFor({ state: 'hidden' })
    await caret(page, 'Workload modes').click()
    await link(page, 'Raw text').waitFor()
    expect(fetched).toEqual(['/docs/sidebars/guidesBar.json'])
    expect(noise).toEqual([])
  })

  it('closes when a sibling is opened (auto-collapse)', async () => {
    const { page } = await site.open(docPath)
    await wake(page)
    await caret(page, 'Workspace types').click()
    await link(page, 'MySQL').waitFor()
    await caret(page, 'Workload modes').click()
    await link(page, 'Raw text').waitFor()
    await link(page, 'MySQL').waitFor({ state: 'hidden' })
    expect(await isExpanded(page, 'Workspace types')).toBe('false')
  })

  it('with a page of its own opens and goes there; being that page, it only closes and opens', async () => {
    const { page } = await site.open(docPath)
    await wake(page)
    await mark(page)
    await link(page, 'Workload modes').click()
    await page.waitForURL((url) => url.pathname.endsWith('/workload-modes/'))
    await link(page, 'Raw text').waitFor()
    await link(page, 'Workload modes').click()
    await link(page, 'Raw text').waitFor({ state: 'hidden' })
    await link(page, 'Workload modes').click()
    await link(page, 'Raw text').waitFor()
    expect([await isSameDocument(page), new URL(page.url()).pathname.endsWith('/workload-modes/')]).toEqual([
      true,
      true,
    ])
  })

  it('that holds the page, closed by the reader, is open again on the next page below it', async () => {
    const { page } = await site.open('/docs/guides/optimize/workload-modes/RawText/')
    await wake(page)
    await caret(page, 'Workload modes').click()
    await link(page, 'Raw text').waitFor({ state: 'hidden' })
    await page.locator('a[rel=next]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/RawFile/'))
    await link(page, 'Raw file').waitFor()
  })

  it('without a page of its own opens and closes by its label', async () => {
    const { page } = await large.open('/docs/topic-000/page-0/')
    await wake(page)
    const label = link(page, 'topic-003')
    expect([await label.getAttribute('href'), await label.getAttribute('aria-expanded')]).toEqual([
      '/docs/topic-003/page-30/',
      'false',
    ])
    await label.click()
    await link(page, 'Page 31').waitFor()
    expect(await label.getAttribute('aria-expanded')).toBe('true')
    expect(new URL(page.url()).pathname).toBe('/docs/topic-000/page-0/')
    await label.click()
    await link(page, 'Page 31').waitFor({ state: 'hidden' })
  })

  it('whose entries cannot be had leads to its page instead', async () => {
    const { page } = await site.open(docPath)
    await intercept(page, '**/*.json', (route) => route.abort())
    await wake(page)
    await caret(page, 'Workspace types').click()
    await page.waitForURL((url) => url.pathname.endsWith('/workspace-types/'))
  })
})

describe('opening and closing', () => {
  /** Duration and easing of what moves after the caret is pressed. */
  async function animationOf(page: Page) {
    await caret(page, 'Workspace types').click()
    await link(page, 'MySQL').waitFor()
    const running = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const seek = () => {
            const box = document.querySelector('[data-sidebar] ul ul ul')?.parentElement
            const [animation] = box?.getAnimations() ?? []
            const timing = animation?.effect?.getTiming()
            if (!timing) return requestAnimationFrame(seek)
            resolve({ duration: timing.duration, easing: timing.easing, height: box?.scrollHeight })
          }
          seek()
        }),
    )
    await caret(page, 'Workspace types').click()
    return (await running) as { duration: number; easing: string; height: number }
  }

  it('is a height animation, ease-in-out, as long as the formula says', async () => {
    const { page } = await site.open(docPath)
    await wake(page)
    const { duration, easing, height } = await animationOf(page)
    const lines = height / 36
    expect({ duration, easing }).toEqual({
      duration: Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10),
      easing: 'ease-in-out',
    })
    await link(page, 'MySQL').waitFor({ state: 'hidden' })
  })

  it('takes 1 ms for readers who want less motion', async () => {
    const { page } = await site.open(docPath, { reducedMotion: 'reduce' })
    await wake(page)
    await page.evaluate(() => {
      const durations: unknown[] = []
      const animate = HTMLElement.prototype.animate
      HTMLElement.prototype.animate = function (frames, options) {
        durations.push((options as KeyframeAnimationOptions).duration)
        return animate.call(this, frames, options)
      }
      Object.assign(window, { durations })
    })
    const durations = () => page.evaluate(() => (window as unknown as { durations: unknown[] }).durations)
    await caret(page, 'Workspace types').click()
    await link(page, 'MySQL').waitFor()
    expect(await durations()).toEqual([1])
    await caret(page, 'Workspace types').click()
    await link(page, 'MySQL').waitFor({ state: 'hidden' })
    expect(await durations()).toEqual([1, 1])
  })

  it('nothing moves when a page is opened', async () => {
    const { page } = await site.open('/docs/guides/optimize/workspace-types/MySQL/')
    await wake(page)
    expect(
      await page.evaluate(() => document.querySelector('[data-sidebar]')?.getAnimations({ subtree: true }).length),
    ).toBe(0)
  })
})
