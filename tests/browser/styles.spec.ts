import { expect, test } from '../support/site'

test.describe('the styles', () => {
  test('the styles of components override the base styles on every template: the theme toggle shows one of its three icons', async ({
    site,
  }) => {
    const { page } = await site.blank({ colorScheme: 'light' })
    for (const path of ['/docs/', '/docs/zh/blog/', '/docs/faq/', '/docs/tags/', '/docs/no-such-page/'])
      await test.step(path, async () => {
        await page.goto(site.url(path))
        const toggle = page.locator('header:visible button[class*=themeToggle]').first()
        await expect(toggle.locator('svg')).toHaveCount(3)
        await expect(toggle.locator('svg:visible')).toHaveCount(1)
      })
  })

  test('the styles give the placeholder of an input field a grey with a contrast of 6.6 : 1', async ({ site }) => {
    const { page } = await site.blank({ colorScheme: 'light' })
    for (const path of ['/docs/insides/rules/', '/docs/search/'])
      await test.step(path, async () => {
        await page.goto(site.url(path))
        const color = await page
          .locator('main input[name=q]')
          .evaluate((field) => getComputedStyle(field, '::placeholder').color)
        // the ratio on white, by the formula of WCAG
        expect(color).toBe('rgb(98, 92, 84)')
      })
  })

  test('the styles wrap the placeholder of the plan field, and do not wrap a plan', async ({ site }) => {
    const { page } = await site.open('/docs/workbench/plan/')
    const field = page.locator('textarea')
    const overflows = () => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(await overflows()).toBe(false)
    await field.fill('Seq Scan on orders '.repeat(20))
    // the field is replaced when the code of the tool has arrived
    await expect.poll(overflows).toBe(true)
  })

  test('the styles give a Chinese paragraph lines of 35 to 40 characters', async ({ site }) => {
    const { page } = await site.open('/docs/zh/faq/')
    const characters = await page
      .locator('article > p')
      .first()
      .evaluate((element) => element.getBoundingClientRect().width / parseFloat(getComputedStyle(element).fontSize))
    expect(characters).toBeGreaterThanOrEqual(35)
    expect(characters).toBeLessThanOrEqual(40)
  })
})
