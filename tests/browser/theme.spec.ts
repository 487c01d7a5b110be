import { isStarted, waitForStart } from '../support/actions'
import { expect, test, type Page } from '../support/site'

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const choice = (page: Page) => page.evaluate(() => document.documentElement.dataset.themeChoice)
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between dark and light mode' })

test.describe('the colour mode', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the colour mode is the system’s (${colorScheme}) before the first paint while nothing is saved`, async ({
      site,
    }) => {
      const { page } = await site.open('/docs/', { colorScheme })
      expect(await themeOf(page)).toBe(colorScheme)
      expect(await choice(page)).toBe('system')
    })

  test('the colour mode follows changes of the system, also before the scripts start, and saves nothing', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/', { colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    expect(await isStarted(page)).toBe(false)
  })

  test('the selected colour mode is saved under “theme” and kept over a reload and a change of the system', async ({
    site,
  }) => {
    const { page, errors } = await site.open('/docs/', { colorScheme: 'light' })
    const browserColours = () =>
      page.$$eval('meta[name=theme-color]', (metas) => metas.map((meta) => meta.getAttribute('content')))
    expect(await browserColours()).toEqual(['#ffffff', '#15171b'])
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
    await toggle(page).click()
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    await expect.poll(browserColours).toEqual(['rgb(21, 23, 27)', 'rgb(21, 23, 27)'])
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.reload()
    expect(await themeOf(page)).toBe('dark')
    expect(await choice(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await themeOf(page)).toBe('dark')
    expect(errors).toEqual([])
  })

  test('the colour mode is the same in all tabs; deleting the saved mode restores that of the system', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/', { colorScheme: 'light' })
    const other = await page.context().newPage()
    await other.goto(site.url('/docs/faq/'))
    await other.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    await other.evaluate(() => localStorage.removeItem('theme'))
    await page.waitForFunction(() => document.documentElement.dataset.themeChoice === 'system')
    expect(await themeOf(page)).toBe('light')
  })

  test('the colour mode cycles through light, dark and the system; the button names it, and it is stored under “theme”', async ({
    site,
  }) => {
    const { page } = await site.open('/docs/zh/', { colorScheme: 'dark' })
    const button = page.locator('button[aria-label^=切换浅色或深色模式]')
    for (const [choice, theme, mode, saved] of [
      ['system', 'dark', '跟随系统', null],
      ['light', 'light', '浅色模式', 'light'],
      ['dark', 'dark', '深色模式', 'dark'],
      ['system', 'dark', '跟随系统', null],
    ] as const) {
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice)
      await expect(button).toHaveAttribute('title', mode)
      await expect(button).toHaveAttribute('aria-label', `切换浅色或深色模式（当前为${mode}）`)
      expect(await button.locator('svg:visible').count()).toBe(1)
      expect(await themeOf(page)).toBe(theme)
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(saved)
      await button.click()
    }
  })

  test('the colour mode is light for any saved value but “dark”', async ({ site }) => {
    const { page } = await site.open('/docs/', { colorScheme: 'dark' })
    await page.evaluate(() => localStorage.setItem('theme', 'mauve'))
    await page.reload()
    expect(await themeOf(page)).toBe('light')
  })

  test('the colour mode can be set by the URL for a single page view', async ({ site }) => {
    const { page } = await site.open('/docs/?docusaurus-theme=dark', { colorScheme: 'light' })
    expect(await themeOf(page)).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  test('the button switches away from the colour mode of the URL, also to the saved mode', async ({ site }) => {
    const { page } = await site.blank({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.goto(site.url('/docs/?docusaurus-theme=dark'))
    expect(await themeOf(page)).toBe('dark')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system')
  })

  test('the colour mode switches without storage too, and warns once', async ({ site }) => {
    const { page, errors } = await site.blank({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(site.url('/docs/'))
    expect(await themeOf(page)).toBe('dark')
    await toggle(page).click()
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light')
    await toggle(page).click()
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    // the scripts read the storage, and warn
    await waitForStart(page)
    await expect.poll(() => errors).toEqual(['warning: Browser storage is not available'])
  })

  test('the colour mode follows the system without JavaScript', async ({ site }) => {
    const { page } = await site.open('/docs/', { colorScheme: 'dark', javaScriptEnabled: false })
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(background).toBe('rgb(21, 23, 27)')
  })
})
