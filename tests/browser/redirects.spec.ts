import { fixtureSite } from '../support/fixture-site'
import { expect, test } from '../support/site'

test.describe('a former URL', () => {
  test.use({ folder: fixtureSite })

  for (const [from, to] of [
    ['/docs/gone/?a=b#is-it-safe', '/docs/faq/?a=b#is-it-safe'],
    ['/docs/zh/old/features/?a=b', '/docs/zh/features/?a=b'],
    ['/docs/old/features/#part', '/docs/faq/#is-it-safe'],
    ['/docs/faq/#is-it-slow', '/docs/faq/#is-it-fast'],
  ] as const)
    test(`a former URL leads to its page with its query and hash: ${from}`, async ({ site }) => {
      const { page } = await site.blank()
      await page.goto(site.url(from))
      await expect(page).toHaveURL(site.url(to))
    })

  test('a former URL leads to its page without scripts', async ({ site }) => {
    const { page } = await site.blank({ javaScriptEnabled: false })
    await page.goto(site.url('/docs/gone/'))
    await expect(page).toHaveURL(site.url('/docs/faq/'))
  })
})

test('the 404 page proposes pages with a similar URL, before and after the scripts start', async ({ site }) => {
  const { page } = await site.open('/docs/zh/guides/quickstart/')
  const proposals = page.getByRole('navigation', { name: '以下页面的地址或标题与之相近' })
  await expect(proposals.getByRole('link').first()).toHaveAttribute('href', '/docs/zh/guides/quick-start/')
  await proposals.getByRole('link').first().click()
  await expect(page).toHaveURL(site.url('/docs/zh/guides/quick-start/'))
})
