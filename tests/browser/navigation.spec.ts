import type { Locator } from '@playwright/test'
import { holdRequests, startPage, waitForStart } from '../support/actions'
import { recordRequests } from '../support/requests'
import { expect, test, type Page } from '../support/site'

const atPath = (path: string) => (url: URL) => url.pathname === path
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Follows a link and waits for the page it names; the router must keep the document. */
async function follow(page: Page, link: Locator, title: string, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await link.click()
  await expect(page).toHaveURL(atPath(path))
  await expect(heading(page)).toContainText(title)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}

test.describe('client navigation', () => {
  for (const { language, base, names } of [
    {
      language: 'English',
      base: '/docs/',
      names: {
        guide: 'Workload modes',
        next: 'Raw text',
        tag: 'SQL optimisation',
        tagged: 'tagged with',
        blog: 'Blog',
        post: 'Reading Two Plans',
        nextPost: 'Auditing and Tuning SQL on TDSQL',
      },
    },
    {
      language: 'Chinese',
      base: '/docs/zh/',
      names: {
        guide: '工作负载模式',
        next: 'SQL 文本',
        tag: 'SQL 优化',
        tagged: '标签',
        blog: '博客',
        post: '并排读懂两份执行计划',
        nextPost: 'TDSQL 上的 SQL 审核与优化',
      },
    },
  ])
    test(`client navigation visits every page template without a full load or a console message, in ${language}`, async ({
      site,
    }) => {
      const { page, errors } = await site.open(base)
      await startPage(page)
      const guide = `${base}guides/optimize/workload-modes/`
      const blog = `${base}blog/`
      const post = `${base}blog/2025/reading-plan-diffs/`
      const sidebar = page.locator('main').locator('xpath=..').locator('nav').first()
      await follow(page, page.locator('main').getByRole('link', { name: names.guide }), names.guide, guide)
      await follow(page, sidebar.getByRole('link', { name: names.next }), names.next, `${guide}RawText/`)
      const tag = page.locator('a[rel=tag]', { hasText: names.tag }).first()
      await follow(page, tag, names.tagged, `${base}tags/sql-optimization/`)
      await follow(page, page.getByRole('link', { name: names.guide }).first(), names.guide, guide)
      await follow(page, page.getByRole('link', { name: names.blog, exact: true }).first(), names.blog, blog)
      await follow(page, page.locator('h2 a', { hasText: names.post }), names.post, post)
      await follow(page, page.locator('a[rel=next]'), names.nextPost, `${base}blog/2025/tdsql-support/`)
      for (const [path, title] of [
        [post, names.post],
        [blog, names.blog],
        [guide, names.guide],
      ] as const) {
        await page.goBack()
        await expect(page).toHaveURL(atPath(path))
        await expect(heading(page)).toContainText(title)
      }
      await page.goForward()
      await expect(page).toHaveURL(atPath(blog))
      await expect(heading(page)).toContainText(names.blog)
      expect(errors).toEqual([])
    })

  test('client navigation switches between the languages of a page and back without a console message', async ({
    site,
  }) => {
    const english = '/docs/guides/optimize/workspace-types/MySQL/'
    const chinese = '/docs/zh/guides/optimize/workspace-types/MySQL/'
    const { page, errors } = await site.blank()
    const requests = recordRequests(page)
    await page.goto(site.url(english))
    await startPage(page)
    await page.locator('summary', { hasText: 'English' }).click()
    await page.getByRole('link', { name: 'Switch to 中文' }).click()
    await expect(page).toHaveURL(atPath(chinese))
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await startPage(page)
    await page.locator('summary', { hasText: '中文' }).click()
    await page.getByRole('link', { name: '切换到 English' }).click()
    await expect(page).toHaveURL(atPath(english))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await page.goBack()
    await expect(page).toHaveURL(atPath(chinese))
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await requests.settle()
    expect(errors).toEqual([])
  })
})

test.describe('history entries of a page’s sections', () => {
  const doc = '/docs/guides/optimize/explainOutput/'
  const tocLink = (page: Page, hash: string) => page.locator(`nav a[href="${hash}"]:visible`)
  const faqLink = (page: Page) => page.locator('header nav a:visible', { hasText: 'FAQs' })

  test('going back from another page to an entry of a section shows the page of the section', async ({ site }) => {
    const { page, errors } = await site.open(doc)
    await startPage(page)
    await tocLink(page, '#the-summary').click()
    await expect(page).toHaveURL(site.url(`${doc}#the-summary`))
    await follow(page, faqLink(page), 'FAQ', '/docs/faq/')
    await page.goBack()
    await expect(heading(page)).toHaveText('Explain the output')
    await expect(page).toHaveURL(site.url(`${doc}#the-summary`))
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(site.url(doc))
    await expect(heading(page)).toHaveText('Explain the output')
    expect(errors).toEqual([])
  })

  test('going back shows the page also for history entries that were made before the scripts started', async ({
    site,
  }) => {
    const { page } = await site.blank()
    const release = await holdRequests(page, '**/*.js')
    await page.goto(site.url(doc))
    await tocLink(page, '#the-summary').click()
    await tocLink(page, '#the-sum').click()
    await expect(page).toHaveURL(site.url(`${doc}#the-sum`))
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated')
    release()
    await waitForStart(page)
    await follow(page, faqLink(page), 'FAQ', '/docs/faq/')
    await page.evaluate(() => history.go(-2))
    await expect(heading(page)).toHaveText('Explain the output')
    await expect(page).toHaveURL(site.url(`${doc}#the-summary`))
  })
})

test.describe('links', () => {
  test('a link is prefetched once when it is hovered, not when it is in view', async ({ site }) => {
    const { page } = await site.blank()
    await page.clock.install()
    const requests = recordRequests(page)
    await page.goto(site.url('/docs/'))
    await startPage(page)
    const links = page.getByRole('link', { name: 'FAQs' })
    await expect(links.first()).toBeInViewport()
    requests.paths.length = 0
    await page.clock.runFor(10_000)
    await requests.settle()
    const pages = () => requests.paths.filter((path) => path.endsWith('/'))
    expect(pages()).toEqual([])
    await links.first().hover()
    await expect.poll(pages).toEqual(['/docs/faq/'])
    await requests.settle()
    await page.mouse.move(700, 700)
    await links.first().hover()
    await links.first().click()
    await expect(heading(page)).toHaveText('FAQ')
    await requests.settle()
    expect(pages()).toEqual(['/docs/faq/'])
  })

  test('links, and the menu of a narrow window, work without JavaScript', async ({ site }) => {
    const { page } = await site.open('/docs/zh/', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.locator('summary[aria-label="菜单"]').click()
    await page.getByRole('link', { name: '工作空间类型' }).first().click()
    await expect(page).toHaveURL(atPath('/docs/zh/guides/optimize/workspace-types/'))
    await expect(heading(page)).toHaveText('工作空间类型')
  })
})
