import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, servedSite, slowly, wake } from './setup/browser'

const site = servedSite('out')

/** Follows a link inside the page and waits for the new heading; the document must stay the same one. */
async function follow(page: Page, link: ReturnType<Page['locator']>, heading: string, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await link.click()
  await page.waitForURL((url) => url.pathname === path)
  await page.locator('h1', { hasText: heading }).first().waitFor()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

describe('a reader clicks through every template without a full load or a word on the console', () => {
  it.each([
    {
      language: 'English',
      base: '/docs/',
      words: {
        tutorial: 'Tutorial',
        guide: 'Workload modes',
        next: 'Raw text',
        tag: 'sql-optimization',
        tagged: 'tagged with',
        blog: 'Blog',
        post: 'Reading Two Plans',
        toc: 'On this page',
      },
    },
    {
      language: 'Chinese',
      base: '/docs/zh/',
      words: {
        tutorial: '教程',
        guide: '工作负载模式',
        next: 'SQL 文本',
        tag: 'SQL 优化',
        tagged: '标签',
        blog: '博客',
        post: '并排读懂两份执行计划',
        toc: '本页总览',
      },
    },
  ])('in $language', async ({ base, words }) => {
    const { page, noise } = await site.open(base)
    await wake(page)
    const sidebar = page.locator('main').locator('xpath=..').locator('nav').first()
    await follow(
      page,
      page.locator('main').getByRole('link', { name: words.guide }),
      words.guide,
      `${base}guides/optimize/workload-modes/`,
    )
    await follow(
      page,
      sidebar.getByRole('link', { name: words.next }),
      words.next,
      `${base}guides/optimize/workload-modes/RawText/`,
    )
    await follow(
      page,
      page.locator('a[rel=tag]', { hasText: words.tag }).first(),
      words.tagged,
      `${base}tags/sql-optimization/`,
    )
    await follow(
      page,
      page.getByRole('link', { name: words.guide }).first(),
      words.guide,
      `${base}guides/optimize/workload-modes/`,
    )
    await follow(page, page.getByRole('link', { name: words.blog, exact: true }).first(), words.blog, `${base}blog/`)
    await follow(
      page,
      page.locator('h2 a', { hasText: words.post }),
      words.post,
      `${base}blog/2025/reading-plan-diffs/`,
    )
    await follow(page, page.locator('a[rel=next]'), '', `${base}blog/2025/tpch-q20/`)
    for (const back of [
      `${base}blog/2025/reading-plan-diffs/`,
      `${base}blog/`,
      `${base}guides/optimize/workload-modes/`,
    ]) {
      await page.goBack()
      await page.waitForURL((url) => url.pathname === back)
    }
    await page.goForward()
    await page.waitForURL((url) => url.pathname === `${base}blog/`)
    await page.locator('h1', { hasText: words.blog }).waitFor()
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('and between the languages', async () => {
    const { page, noise } = await site.open('/docs/guides/optimize/workspace-types/MySQL/')
    await wake(page)
    await page.locator('summary', { hasText: 'English' }).click()
    await page.getByRole('link', { name: 'Switch to 中文' }).click()
    await page.waitForURL((url) => url.pathname === '/docs/zh/guides/optimize/workspace-types/MySQL/')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
    await page.waitForLoadState('networkidle')
    await wake(page)
    await page.locator('summary', { hasText: '中文' }).click()
    await page.getByRole('link', { name: '切换到 English' }).click()
    await page.waitForURL((url) => url.pathname === '/docs/guides/optimize/workspace-types/MySQL/')
    await page.waitForLoadState('networkidle')
    await page.goBack()
    await page.waitForURL((url) => url.pathname.startsWith('/docs/zh/'))
    await page.waitForLoadState('networkidle')
    expect(noise).toEqual([])
  })
})

describe('the way back to a place on a page', () => {
  const doc = '/docs/guides/optimize/explainOutput/'
  const place = (page: Page, hash: string) => page.locator(`nav a[href="${hash}"]:visible`)
  const faq = (page: Page) => page.locator('header nav a:visible', { hasText: 'FAQs' })

  it('shows that page again', async () => {
    const { page, noise } = await site.open(doc)
    await wake(page)
    await place(page, '#the-summary').click()
    await page.waitForURL(site.url(`${doc}#the-summary`))
    await follow(page, faq(page), 'FAQ', '/docs/faq/')
    await page.goBack()
    await page.locator('h1', { hasText: 'Explain the output' }).waitFor()
    expect(page.url()).toBe(site.url(`${doc}#the-summary`))
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.goBack()
    await page.waitForURL(site.url(doc))
    expect(await page.locator('h1').textContent()).toBe('Explain the output')
    expect(noise).toEqual([])
  })

  it('shows it also when the reader had gone there before React came', async () => {
    const { page } = await site.blank()
    await slowly(page)
    await page.goto(site.url(doc))
    await place(page, '#the-summary').click()
    await place(page, '#the-sum').click()
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined()
    await hydrated(page)
    await follow(page, faq(page), 'FAQ', '/docs/faq/')
    await page.evaluate(() => history.go(-2))
    await page.locator('h1', { hasText: 'Explain the output' }).waitFor()
    expect(page.url()).toBe(site.url(`${doc}#the-summary`))
  })
})

describe('links', () => {
  it('fetch a page once when the reader points at them, and nothing while they are only in view', async () => {
    const { page } = await site.open('/docs/')
    await wake(page)
    const payloads: string[] = []
    page.on('request', (request) => request.url().includes('.txt') && payloads.push(new URL(request.url()).pathname))
    await page.waitForTimeout(700)
    expect(payloads).toEqual([])
    const link = page.getByRole('link', { name: 'FAQs' }).first()
    await link.hover()
    await page.waitForTimeout(500)
    await page.mouse.move(700, 700)
    await link.hover()
    await page.waitForTimeout(300)
    await link.click()
    await page.locator('h1', { hasText: 'FAQ' }).waitFor()
    expect(payloads).toEqual(['/docs/faq/index.txt'])
    await page.context().close()
  })

  it('bring the code along that a page of another kind needs', async () => {
    const { page, noise } = await site.open('/docs/')
    await wake(page)
    await page.getByRole('link', { name: 'Blog', exact: true }).first().hover()
    await page.waitForFunction(() => document.querySelector('link[rel=prefetch][as=script]'))
    const scripts: string[] = []
    await page.waitForLoadState('networkidle')
    page.on('response', (response) => {
      if (response.url().endsWith('.js') && !response.fromServiceWorker()) scripts.push(response.url())
    })
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await page.locator('h1', { hasText: 'Blog' }).waitFor()
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => {
          const { name, transferSize } = entry as PerformanceResourceTiming
          return name.endsWith('.js') && transferSize > 0
        })
        .map(({ name }) => name),
    )
    expect(new Set(fetched).size).toBe(fetched.length)
    expect(noise).toEqual([])
    await page.context().close()
  })

  it('work without JavaScript, and so does the menu of a phone', async () => {
    const { page } = await site.open('/docs/zh/', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.locator('summary[aria-label="菜单"]').click()
    await page.getByRole('link', { name: '工作空间类型' }).first().click()
    await page.waitForURL((url) => url.pathname === '/docs/zh/guides/optimize/workspace-types/')
    expect(await page.locator('h1').textContent()).toBe('工作空间类型')
  })
})
