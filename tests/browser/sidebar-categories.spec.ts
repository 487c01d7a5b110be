import { startPage, interceptRequests } from '../support/actions'
import { doNotTrack } from '../support/do-not-track'
import { fixtureSite } from '../support/fixture-site'
import { expect, test, type Page } from '../support/site'
import { finishAnimations } from '../support/viewport'

const docPath = '/docs/guides/optimize/explainOutput/'

const sidebar = (page: Page) => page.locator('[data-sidebar]')
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
const caret = (page: Page, name: string) => sidebar(page).getByRole('button', { name: new RegExp(`“${name}”$`) })

test.describe('a category of the docs sidebar', () => {
  test('a category of the docs sidebar is closed initially unless it contains the page, and the HTML has no entries of closed categories', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/guides/optimize/workspace-types/MySQL/')
    await expect(caret(page, 'Workspace types')).toHaveAttribute('aria-expanded', 'true')
    await expect(caret(page, 'Workload modes')).toHaveAttribute('aria-expanded', 'false')
    await expect(link(page, 'MySQL')).toHaveAttribute('aria-current', 'page')
    await expect(sidebar(page).locator('a[href*="workload-modes/RawText"]')).toHaveCount(0)
    await startPage(page)
    // opening a page animates nothing
    expect(
      await page.evaluate(() => document.querySelector('[data-sidebar]')?.getAnimations({ subtree: true }).length),
    ).toBe(0)
  })

  test('a category of the docs sidebar that the reader closes is closed in the drawer of narrow windows as well', async ({
    site,
  }) => {
    const { page } = await site.open(docPath)
    await startPage(page)
    await caret(page, 'Optimise SQL').click()
    await expect(link(page, 'Output')).toBeHidden()
    await page.setViewportSize({ width: 800, height: 900 })
    await page.locator('summary[aria-label=Menu]').click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('button', { name: 'Expand “Optimise SQL”' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Output', exact: true })).toBeHidden()
  })

  test('a category of the docs sidebar opens and closes by its caret, and its entries are fetched once from its page', async ({
    site,
  }) => {
    const { page, errors } = await site.open(docPath)
    await startPage(page)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname)
    })
    await caret(page, 'Workspace types').click()
    await expect(link(page, 'MySQL')).toBeVisible()
    await expect(caret(page, 'Workspace types')).toHaveAttribute('aria-expanded', 'true')
    await caret(page, 'Workspace types').click()
    await expect(link(page, 'MySQL')).toBeHidden()
    await caret(page, 'Workspace types').click()
    await expect(link(page, 'MySQL')).toBeVisible()
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Output')
    expect(fetched).toEqual(['/docs/guides/optimize/workspace-types/'])
    expect(errors).toEqual([])
  })

  test('a category of the docs sidebar closes when the reader opens a sibling', async ({ site }) => {
    const { page } = await site.open(docPath)
    await startPage(page)
    await caret(page, 'Workspace types').click()
    await expect(link(page, 'MySQL')).toBeVisible()
    // the first category moves the second one while it opens
    await finishAnimations(page)
    await caret(page, 'Workload modes').click()
    await expect(link(page, 'Raw text')).toBeVisible()
    await expect(link(page, 'MySQL')).toBeHidden()
    await expect(caret(page, 'Workspace types')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a category of the docs sidebar with a page opens and leads to it by its label, which only toggles the category on that page', async ({
    site,
  }) => {
    const { page } = await site.open(docPath)
    await startPage(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await link(page, 'Workload modes').click()
    await page.waitForURL((url) => url.pathname.endsWith('/workload-modes/'))
    await expect(link(page, 'Raw text')).toBeVisible()
    await link(page, 'Workload modes').click()
    await expect(link(page, 'Raw text')).toBeHidden()
    await link(page, 'Workload modes').click()
    await expect(link(page, 'Raw text')).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(new URL(page.url()).pathname).toMatch(/\/workload-modes\/$/)
  })

  test('a category of the docs sidebar that contains the page and was closed is open again on the next page in it', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/guides/optimize/workload-modes/RawText/')
    await startPage(page)
    await caret(page, 'Workload modes').click()
    await expect(link(page, 'Raw text')).toBeHidden()
    await page.locator('a[rel=next]').click()
    await page.waitForURL((url) => url.pathname.endsWith('/RawFile/'))
    await expect(link(page, 'Raw file')).toBeVisible()
  })

  test('a category of the docs sidebar without a page opens and closes by its label', async ({ serve }) => {
    const { page } = await doNotTrack(await serve(fixtureSite)).open('/docs/topic-000/page-0/')
    await startPage(page)
    const label = link(page, 'topic-003')
    await expect(label).toHaveAttribute('href', '/docs/topic-003/page-6/')
    await expect(label).toHaveAttribute('aria-expanded', 'false')
    await label.click()
    await expect(link(page, 'Page 7')).toBeVisible()
    await expect(label).toHaveAttribute('aria-expanded', 'true')
    expect(new URL(page.url()).pathname).toBe('/docs/topic-000/page-0/')
    await label.click()
    await expect(link(page, 'Page 7')).toBeHidden()
  })

  test('a category of the docs sidebar whose entries cannot be fetched navigates to its page instead', async ({
    site,
  }) => {
    const { page } = await site.open(docPath)
    await interceptRequests(page, '**/workspace-types/', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await startPage(page)
    await caret(page, 'Workspace types').click()
    await page.waitForURL((url) => url.pathname.endsWith('/workspace-types/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workspace types')
  })
})

test.describe('the animation of a sidebar category', () => {
  interface Animated {
    readonly duration: unknown
    readonly easing: unknown
    /** Height of the entries in pixels. */
    readonly height: number
  }

  /** Records the animations that the page's scripts start; returns a function that reads them. */
  async function recordAnimations(page: Page): Promise<() => Promise<Animated[]>> {
    await page.evaluate(() => {
      const started: Animated[] = []
      const animate = HTMLElement.prototype.animate
      HTMLElement.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options)
        const { duration, easing } = animation.effect?.getTiming() ?? {}
        started.push({ duration, easing, height: this.scrollHeight })
        return animation
      }
      Object.assign(window, { started })
    })
    return () => page.evaluate(() => (window as unknown as { started: Animated[] }).started)
  }

  test('the animation of a sidebar category has a duration that depends on the number of entries, with “ease-in-out”', async ({
    site,
  }) => {
    const { page } = await site.open(docPath)
    await startPage(page)
    const animations = await recordAnimations(page)
    await caret(page, 'Workspace types').click()
    await expect(link(page, 'MySQL')).toBeVisible()
    await caret(page, 'Workspace types').click()
    await expect(link(page, 'MySQL')).toBeHidden()
    const [opening, closing, ...others] = await animations()
    expect(others).toEqual([])
    for (const { duration, easing, height } of [opening, closing] as [Animated, Animated]) {
      const lines = height / 36
      expect({ duration, easing }).toEqual({
        duration: Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10),
        easing: 'ease-in-out',
      })
    }
  })

  test('the animation of a sidebar category takes 1 ms for readers who prefer reduced motion', async ({ site }) => {
    const { page } = await site.open(docPath, { reducedMotion: 'reduce' })
    await startPage(page)
    const animations = await recordAnimations(page)
    const durations = async () => (await animations()).map(({ duration }) => duration)
    await caret(page, 'Workspace types').click()
    await expect(link(page, 'MySQL')).toBeVisible()
    expect(await durations()).toEqual([1])
    await caret(page, 'Workspace types').click()
    await expect(link(page, 'MySQL')).toBeHidden()
    expect(await durations()).toEqual([1, 1])
  })
})
