import { startPage } from '../support/actions'
import { expect, test } from '../support/site'

for (const [path, lang, title, home] of [
  ['/docs/nothing/here/', 'en-GB', 'Page Not Found', '/docs/'],
  ['/docs/zh/nothing/', 'zh-CN', '找不到页面', '/docs/zh/'],
] as const)
  test(`the 404 page at ${path} is in the language of the URL, has the layout, and links to ${home}`, async ({
    site,
  }) => {
    const { page, errors } = await site.open(path)
    await startPage(page)
    await expect(page).toHaveTitle(`${title} | SQL Tuner`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('h1').filter({ visible: true })).toHaveText([title])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
    await expect(page.locator('header').filter({ visible: true })).toHaveCount(1)
    await page.locator('main').filter({ visible: true }).locator('p a').first().click()
    await expect(page).toHaveURL(site.url(home))
    // the browser reports the page’s own status as a response and on the console
    expect(errors).toEqual([expect.stringContaining('404'), expect.stringContaining('404')])
  })
